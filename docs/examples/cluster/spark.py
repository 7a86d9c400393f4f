"""Run an extension on the pages of WARC files with Spark: spark-submit spark.py FILES.txt OUT [EXTENSION]

On the driver and the executors: the wheel with webaction, and warcio (docs/installing.md, "A cluster"). FILES.txt names files that all
executors can read, one a line. Each task takes some files and has one worker process. Spark repeats a lost task, with the same
results; with spark.speculation=true, it also runs a late task a second time. OUT gets Parquet files: a row for each page.
"""
import json
import sys


def convert(paths, extension='marquee'):
    """Yield a row for each page of some WARC files: file, record, URL, reason, message, payload, and the page if it changed."""
    from warcio.archiveiterator import ArchiveIterator

    from webaction import Page, Worker

    def pages():
        for path in paths:
            with open(path, 'rb') as stream:
                for record in ArchiveIterator(stream):
                    http = record.http_headers
                    if record.rec_type != 'response' or not http or not http.get_statuscode().startswith('2'):
                        continue
                    media = http.get_header('Content-Type') or 'text/html'
                    if 'html' not in media:
                        continue
                    header = record.rec_headers.get_header
                    identity = [path, header('WARC-Record-ID'), header('WARC-Target-URI')]
                    yield Page(id=identity, html=record.content_stream().read(), url=identity[2], content_type=media)

    # NB: `options` takes further options of webaction worker. A bad page costs its time limit; a crash is retried once.
    with Worker(extension, timeout=2.0, memory=1024) as worker:
        for result in worker.run(pages()):
            payload = None if result.payload is None else json.dumps(result.payload, sort_keys=True)
            yield (*result.id, result.reason, result.message, payload, result.html if result.changed else None)


def main():
    from pyspark.sql import SparkSession

    listed, out, *extension = sys.argv[1:]
    with open(listed) as lines:
        paths = lines.read().split('\n')[:-1]
    spark = SparkSession.builder.appName('webaction').getOrCreate()
    # One partition per file: losing an executor loses one file's work, and late tasks are small.
    rows = spark.sparkContext.parallelize(paths, max(1, len(paths))).mapPartitions(lambda part: convert(part, *extension))
    schema = 'file string, record string, url string, reason string, message string, payload string, html binary'
    spark.createDataFrame(rows, schema).write.mode('overwrite').parquet(out)


if __name__ == '__main__':
    main()
