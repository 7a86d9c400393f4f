"""Pages of a Spark DataFrame through an extension, with one worker process for each task.

    from webaction.spark import RESULT_SCHEMA, rewriter

    pages = spark.read.format("binaryFile").load("pages").selectExpr("path AS id", "path AS url", "content AS html")
    results = pages.mapInArrow(rewriter("marquee"), RESULT_SCHEMA)

A task that is lost with its executor is run again by Spark; a page's result depends on the page alone, so that the
outcome is the same.
"""

import json
from typing import Optional

#: The columns that come back. `html` is the page as it came where it failed or nothing changed.
RESULT_SCHEMA = "id string, html binary, payload string, status string, reason string, message string, millis double"


def rewriter(
    extension: str,
    arguments: Optional[dict] = None,
    *,
    id_column: str = "id",
    html_column: str = "html",
    url_column: Optional[str] = "url",
    content_type_column: Optional[str] = None,
    batch_size: int = 64,
    **worker_options,
):
    """A function for `DataFrame.mapInArrow`. Further options are those of `webaction.Worker`, but for `each`: a row has one page."""
    if worker_options.get("each"):
        raise ValueError("a row has one page and one payload; make a rewriter for each extension instead of each=True")

    def rewrite(batches):
        # NB: Imported where it runs, on the executors.
        import pyarrow

        from webaction import Page, Worker

        schema = pyarrow.schema(
            [
                ("id", pyarrow.string()),
                ("html", pyarrow.binary()),
                ("payload", pyarrow.string()),
                ("status", pyarrow.string()),
                ("reason", pyarrow.string()),
                ("message", pyarrow.string()),
                ("millis", pyarrow.float64()),
            ]
        )

        def pages():
            for batch in batches:
                for row in batch.to_pylist():
                    html = row[html_column]
                    url = row.get(url_column) if url_column else None
                    content_type = row.get(content_type_column) if content_type_column else None
                    yield Page(
                        id=str(row[id_column]),
                        html=html if isinstance(html, str) else bytes(html or b""),
                        url=url or None,
                        content_type=content_type or "text/html",
                    )

        with Worker(extension, arguments, **worker_options) as worker:
            rows = []
            for result in worker.run(pages()):
                rows.append(
                    {
                        "id": result.id,
                        "html": result.html,
                        "payload": None if result.payload is None else json.dumps(result.payload, sort_keys=True),
                        "status": "ok" if result.ok else "failed",
                        "reason": result.reason,
                        "message": result.message,
                        "millis": result.millis,
                    }
                )
                if len(rows) >= batch_size:
                    yield pyarrow.RecordBatch.from_pylist(rows, schema=schema)
                    rows = []
            if rows:
                yield pyarrow.RecordBatch.from_pylist(rows, schema=schema)

    return rewrite
