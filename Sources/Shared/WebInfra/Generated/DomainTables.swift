// DomainTables.swift: what domains that are not ASCII need of the Unicode Character Database.
// https://www.unicode.org/reports/tr46/ and https://www.unicode.org/reports/tr15/, Unicode 17.0.0
// Made by: Sources/Shared/WebInfra/Generated/generate_domain_tables.py (which says how numbers are written)
// swift-format-ignore-file

enum DomainTables {
    /// Code points that are valid, the deviations among them, and those that normalization alone maps.
    static let valid: StaticString = """
        4h 7 1 1 1 2 1 1 1 2 4 2 3 1 3 1 n 1 7 x 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
        3 1 1 2 1 1 1 1 1 1 3 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 \
        1 1 2 1 1 1 2 1 3 2 4 1 2 1 3 3 2 1 2 1 1 1 1 1 2 1 1 2 1 1 2 1 3 1 1 1 2 3 1 7 a 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
        1 1 1 2 4 1 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 7 2 1 2 2 \
        1 1 4 1 1 1 1 1 1 1 1 2p 9 v 6 2 5 2o 1 9 1 w 1 1 1 3 1 1 3 4 8 1 8 1 r z 8 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 2 1 1 1 2 \
        2 1f 1c 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 9 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
        1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
        1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 15 1a 1 3 2 3 1 \
        1j 8 r 4 6 h m 1 2g 4 2s 1 1c 2 1n 2 2t e 1n 2 1d 2 f 1 s 2 1 1 b 5 w 7 23 1 4h 1 8 2 2 2 m 1 7 1 1 3 4 2 9 2 2 2 4 8 1 4 2 1 5 2 p 2 3 1 6 \
        4 2 2 m 1 7 1 2 1 2 1 2 2 1 1 5 4 2 2 3 3 1 7 4 1 1 7 h a 3 1 9 1 3 1 m 1 7 1 2 1 5 2 a 1 3 1 3 2 1 f 4 2 c 7 7 1 3 1 8 2 2 2 m 1 7 1 2 1 5 \
        2 9 2 2 2 3 7 3 4 2 1 5 2 i a 2 1 6 3 3 1 4 3 2 1 1 1 2 3 2 3 3 3 c 4 5 3 3 1 4 2 1 6 1 e l 5 d 1 3 1 n 1 g 2 9 1 3 1 4 7 2 1 3 1 2 2 4 2 a \
        7 m 1 3 1 n 1 a 1 5 2 9 1 3 1 4 7 2 5 3 1 4 2 a 1 3 c d 1 3 1 1f 1 3 1 6 4 g 2 q 1 3 1 i 3 o 1 9 1 1 2 7 3 1 4 6 1 1 1 8 6 a 2 3 c 1e 1 7 4 \
        t 11 2 1 1 1 5 1 o 1 1 1 c 1 a 2 5 1 1 1 7 1 a 4 2 w c 1 1n 1 10 4 6 1 1 1 u 1 10 1 f 1 d 11 4g 1c 18 1 2q 2 6g 1 4 2 7 1 1 1 4 2 15 1 4 2 x \
        1 4 2 7 1 1 1 4 2 f 1 1l 1 4 2 1v 2 w 3 q 6 2e a hs 1 s 3 2h 7 m 9 o 9 k c d 1 3 1 2 c 1g 2 14 2 a 6 a 6 b 5 a 6 2h 7 17 5 1y a v 1 c 4 c 4 \
        1 3 16 2 5 b 18 4 q 6 b 3 1q 2 1t 1 t 2 b 6 a 6 e 2 1a 2 c k 25 1 4m 8 1o 3 f 3 1f a 1 1h 8 8 17 5 18 3 1 b 1 i 1 s d 1 y 11 1s 1 1 1 1 1 1 \
        1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
        1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
        1 1 1 5 2 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
        1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 9 8 6 a 8 8 8 8 6 a 8 8 8 8 e 1e 2 4 1 7 1 7 1 9 4 2 2 8 8 7 1 6 1 l 2 2 1 \
        1 5 1 c 3 1 8 3 2 1 2 4 1 1 1 8 3 d 1 7 1t 8 1 p e x j 1 3 1 b 1 2 2 5 2 3 1 1 1 1 1 1 1 4 1 b 1 6 4 5 6 1c 3 1 5 1 2 4 4c 2 1 2 e1 m b 4g \
        10h 1 2v 3 71 2 3u 1c 1c 1 1 3 2 1 1 1 1 1 1 4 1 1 2 1 6 5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
        1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 8 1 1 1 4 1 1 5 19 1 1 5 1 \
        2 1k 8 1 e o 9 7 1 7 1 7 1 7 1 7 1 7 1 7 1 7 1 3i y q 1 4 1 2b 7i 1 1 1f 1 1 3 5 1 2e 2 2 2 2 1 2n 6 17 2o 2 e 1y a g 20 8 1b 1 ao m8d 3 1j \
        9 9o l 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 j 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
        1 1 1 1 1 1 2 2i 8 y 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 \
        1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 8 1 1 1 1 2 1 1 1 1 1 1 1 1 4 1 1 1 2 1 1 1 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 5 1 5 1 1 1 1 1 1 1 \
        1 1 1 1 1 1 1 1 4 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 q 2 2 1f 3 a 6 1k 8 1y 8 c 6 38 b u 3 26 1 b 4 x 1 1j 9 e 2 a 2 2v o s a 6 2 6 2 6 9 \
        7 1 7 1 18 4 9 1 2 2c 1a 2 a 6 8mc c n 4 1d 6is a6 2 2y 1v 3 a d 1 5 1 1 1 2 1 2 1 9 2r x a3 i 1s 2 1i 8 19 3 w g l 2 18 1 b0 c 1 q 1 j 1 2 \
        1 f 2 e y 3f 5 3 4 19 3 2g 1 d 3 1 1b 1a 3m t 3 1d f s 4 10 9 u 5 17 5 u 1 11 4 e 2a 3a 2 a 1a 10 4 14 8 1g b 1 13 b 1 f 1 7 1 2 3 1g c 8n 9 \
        m a 8 o 1 3j 6 2 1 1 18 1 2 3 1 2 n 1 20 8 9 1c j 1 2 5 x 3 r 5 r 12 1k 4 k 2 1e 1 2 5 8 1 3 1 t 2 3 4 a 7 9 7 1s w 13 4 c 9 1i 3 t 2 r 5 q \
        7 4 c 7 28 21 3b 1f 7 1a 8 a 6 g p t 8 2 5s v 1 16 1 3 2 2 g 6 8 9 x 1a 8 16 m q 12 s k n 9 26 4 10 9 1q 1 5 d p 7 a 6 1h 1 i 8 13 9 2o 1 k \
        b i 1 1b 1q 7 1 1 1 4 1 f 1 b 6 1n 5 a 6 4 1 8 2 2 2 m 1 7 1 2 1 5 1 a 2 2 2 3 2 1 6 1 5 7 2 7 3 5 b a 1 1 2 1 1 12 1 a 1 1 2 1 1 4 1 a 1 2 \
        8 2 t 2k 1 5 u 20 8 a 4m 1i 2 12 y 1x b a 6 d j 1m 6 a 6 k s r 2 f 4 n 55 1o 3o 1f c 8 2 1 2 8 1 2 1 u 1 2 2 c 9 a 1y 8 2 1a 2 b r 20 8 2b d \
        21 7 a 2e 8 2g y e a 6 9 1 19 1 e a t 3 w 2 m 1 e 21 7 1 2 1 18 3 1 1 2 1 9 8 a 6 6 1 2 1 11 1 2 1 6 7 a 6 18 4 a 6u p 7 h 1 15 3 t 2d 1 f \
        1e d pn 2u 33 1 5 b 5g 218 2r d ts g m a 32z 5 g7 5a1 1m 1c6 ft 7 v 1 a 4 29 1 a 6 u 2 6 a 1y a a 1 7 1 l 5 j c0 1m 6e 1n w p 18 23 4 1l 7 h \
        1s 5 b 7 9 5p2 15 w 2p 37 6pp 4 1 7 1 2 1 83 f 1 t 3 2 1 e 4 8 b0 1s4 2z 5 d 3 9 7 a 2 4 31c 5y 10 3 3 c4 6 n f h f 1a 2 n 9 38 1o 6u a 13 2 \
        22 8 34 l 1y 3e k c k c 2f 9 p w7 i4 f 5 1 f uo v 6 6 5x 7 1 h 2 7 1 2 1 5 2s 1 34 19 3 e 2 a 4 2 8w v h 1m 5 1 cw 16 5y 17 4 1 5c v 1 m 8 2 \
        68 7 1 4 1 2 1 f 1 5h 2 g 23 16 4 a 4 2 lt 1w 24 1p c2 2 7i 18 4 2s c f 2 f 1 f 1 11 l 5 v 1 w q 3 z 1 t 1k q 2o 6 4a rd 3 h 3 d 3 62 6 c 4 \
        1 f c 4 1k 8 a 6 14 8 u 2 c 4 2 e 9 13 9k 8 e 2 d 3 b 3 1l 1 1 4 g 2 c 4 a 7 43 1 2k a 1 sl wyo w 3dq 2 4ge 2 5rl f ha 1wi f2 15u 3t7 5 6ju
        """

    /// Code points that are left out.
    static let ignored: StaticString = """
        4t 1 ip 1 2rz 2 18z 2 2d 5 1kr 1 2c 5 5 6 3ck 1 14ez g 6n 1 4g 1 11bz 4 43z 8 h479 6o
        """

    /// Mappings to one code point: distance from the last start, count, step, target.
    static let single: StaticString = """
        4g 1 1 w a 1 1 2p 8 2 1 1e 3 1 1 qk 4 1 1 1d 1 1 1 33 6 n 1 68 o 7 1 6w 14 o 2 75 1g 2 2 8l 5 3 2 8q 8 4 2 8y 9 n 2 97 1a 1 1 73 1 3 2 ai 6 \
        1 1 37 2 1 1 gj 1 2 2 ar 4 1 1 gk 1 1 1 aw 2 2 1 gm 2 1 1 b0 3 1 1 d9 1 1 1 gp 1 1 1 gr 1 1 1 b6 2 1 1 gw 1 1 1 gz 2 1 1 h5 1 1 1 h4 1 1 1 \
        bd 4 1 1 hb 1 1 1 he 2 1 1 hh 1 3 2 bl 6 1 1 hs 1 1 1 bs 2 1 1 hv 3 1 1 bx 2 1 1 i0 1 1 1 c0 2 2 1 i2 2 2 2 c4 4 1 1 ia 1 1 1 c9 4 1 1 cd h \
        8 2 cu h 9 2 db m 1 1 dx 2 1 1 b9 1 1 1 cf 1 k 2 e1 14 1 1 bi 2 9 2 f7 o 1 1 8rp 1 1 1 fw 2 1 1 be 1 1 1 8rq 3 1 1 g2 2 1 1 ao 1 1 1 i1 1 1 \
        1 i4 1 5 2 g7 2y 2 2 2w 1 1 1 h2 2 1 1 36 1 1 1 hl 1 1 1 hn 1 1 1 ht 1 1 1 3b 1 1 1 3d 14 1 1 gz 1 1 1 30 1 1 1 37 1 1 1 3c 1 1 1 id 2p 1 1 \
        qh 17 2 2 oh 6 1 1 on 9 1 1 s3 7 1 1 q4 2 3 1 q5 4 1 1 r0 2 2 1 r1 3 h 1 q9 i 9 1 qr 18 1 1 rb 1 1 1 qa 1 1 1 qg 1 1 1 qt 1 1 1 r1 1 1 1 qz \
        1 1 1 qu 1 1 1 qo 2 c 2 rd o 1 1 qi 1 1 1 qp 1 1 1 qr 2 1 1 qg 1 1 1 qd 2 1 1 s8 2 1 1 qr 1 1 1 sb 3 3 1 or 3 g 1 uo g w 1 ts 28 h 2 v5 16 r \
        2 wb 1i 1 1 y7 1 7 2 xu f 1c 2 y9 2p 12 1 129 1y3 1 1 2yz b8 12 1 8w0 13 1 1 8x3 6 1 1 8x9 1b 1 1 3bw l8 6 1 3xs 1oo 1 1 tu 1 1 1 tw 1 1 1 \
        u6 1 2 1 u9 2 1 1 ua 1 1 1 ui 1 1 1 v7 1 1 1 wuj 1 1 1 5my 7 17 1 3bk 19 3 1 3ct 33 1 1 2p 1 1 1 6e 1 2 2 2q 3 5 2 2t 1 1 1 d9 2 4 2 2w 8 1 \
        1 33 1 1 1 f7 1 1 1 34 1 1 1 36 1 2 1 38 2 1 1 3b 1 1 1 2p 1 2 1 gg 2 1 1 5qa 1 1 1 2q 1 2 1 2s 2 1 1 gp 1 2 1 gr 2 1 1 2v 2 1 1 2z 1 2 2 31 \
        1 1 1 97 2 1 1 gk 1 2 1 5qu 2 1 1 34 1 2 1 38 2 1 1 5r1 1 1 1 hb 1 1 1 3a 1 1 1 5r9 1 3 1 qa 3 2 1 qu 2 1 1 2x 1 1 1 36 1 2 1 39 2 2 1 qa 2 \
        1 1 qp 1 2 1 qu f 1 1 u5 z 1 1 gi 1 1 1 2r 1 1 1 gl 1 1 1 6o 1 1 1 gs 1 1 1 2u 1 1 1 gv 1 1 1 gx 1 1 1 h1 1 3 1 h4 3 1 1 5tn 1 1 1 il 1 1 1 \
        h9 1 1 1 5tx 1 1 1 in 1 1 1 hd 1 1 1 hc 1 4 1 he 4 1 1 hk 1 2 1 hu 2 1 1 bv 1 2 1 i1 2 1 1 5r0 1 2 1 i3 2 1 1 3e 1 3 1 i8 3 1 1 qg 1t 23 2 \
        5xd 4b 1 1 601 3 1 1 67 2 1c 2 61t 2w 8 1 64g g 6 1 64w g 8 1 65c g 8 1 65s g 6 1 668 h 4 2 66p f 8 1 674 28 2 1 69c 2 1 1 67k 1 1 1 q4 d 2 \
        2 67m 1 1 1 q5 2 1 1 q6 d 2 1 6a8 2 1 1 67q 1 1 1 q7 d 2 1 6ao 2 1 1 67u 1 1 1 r1 1 1 1 6at c 1 1 67s 1 2 2 r0 1 1 1 67w 6 1 1 w 1 1 1 w 1 1 \
        1 w 1 1 1 w 1 1 1 w 1 1 1 w 1 1 1 w 1 1 1 w 1 1 1 w 1 1 1 w 1 1 1 w 7 1 1 6c0 u 1 1 w 1c 1 1 w h 1 1 1c 1 1 1 2x 3 6 1 1g 6 1 1 17 1 1 1 6qa \
        1 1 1 1p 1 2 1 14 2 1 1 32 1 a 1 1c a 1 1 17 1 1 1 6qa 1 1 1 1p 1 2 1 14 3 1 1 2p 1 1 1 2t 1 1 1 33 1 1 1 3c 1 1 1 gp 1 1 1 2w 1 4 1 2z 4 1 \
        1 34 1 2 1 37 2v 1 1 2r 5 1 1 gr 3 2 1 2v 2 1 1 2w 1 1 1 2w 1 1 1 2w 1 1 1 87 1 1 1 2x 1 1 1 2x 1 1 1 30 1 2 2 30 6 3 1 34 3 1 1 36 1 1 1 36 \
        7 1 1 3e 2 1 1 qx 2 1 1 3e 2 1 1 2z 1 1 1 6d 1 2 1 2q 3 1 1 2t 1 2 1 2t 2 1 1 6ku 1 1 1 31 1 1 1 33 1 4 1 15c 4 1 1 2x 3 1 1 qo 1 1 1 qb 1 1 \
        1 qb 1 1 1 qo 1 1 1 6q9 5 1 1 2s 1 2 1 2s 2 2 1 2x o 1 1 2x 4 1 1 3a 5 1 1 3c 3 1 1 30 1 2 1 2r 2 1 1 31 1 1 1 2x 4 1 1 3a 5 1 1 3c 3 1 1 30 \
        1 2 1 2r 2 1 1 31 4 1 1 6mc kd 9 1 1d 2e q 1 2p q q 1 2p q 1 1 1c 1ee 1c 1 8q8 2o 1 1 8rl 2 1 1 h7 1 1 1 5tp 1 1 1 hp 3 3 2 8rs 6 1 1 gh 1 1 \
        1 hd 1 1 1 gg 1 1 1 gi 2 1 1 8s3 3 1 1 8s6 7 1 1 2y 1 1 1 3a 1 2 1 fz 2 1e 2 8sh 2z 2 2 8vg 7 1 1 8vn 3h 1 1 8yp 8g 1 1 lal 2c 1 1 vj3 d 1 1 \
        feo 1 1 1 ffs 1 1 1 fg6 1 1 1 fgf 1 1 1 fh5 1 1 1 fid 1 1 1 fik 1 1 1 fj4 1 1 1 fju 1 1 1 g1r 1 1 1 g2t 1 1 1 g2z 1 1 1 g3m 1 1 1 g46 1 1 1 \
        g4r 1 1 1 g68 1 1 1 g6t 1 1 1 g74 1 1 1 gbf 1 1 1 ge1 1 1 1 get 1 1 1 gey 1 1 1 gfs 1 1 1 gg1 1 1 1 ggs 1 1 1 gh5 1 1 1 ghu 1 1 1 gja 1 1 1 \
        gjs 1 1 1 gkj 1 1 1 h5j 1 1 1 h7j 1 1 1 hkb 1 1 1 hky 1 1 1 hl6 1 1 1 hlh 1 1 1 hlz 1 1 1 ho3 1 1 1 i1c 1 1 1 i2o 1 1 1 i60 1 1 1 i6n 1 1 1 \
        i76 1 1 1 i7s 1 1 1 i9a 1 1 1 i9d 1 1 1 ijf 1 1 1 ijp 1 1 1 ik1 1 1 1 ike 1 1 1 inm 1 1 1 inu 1 1 1 inz 1 1 1 ir8 1 1 1 iri 1 1 1 irv 1 1 1 \
        is3 1 1 1 its 1 1 1 iu9 1 1 1 iur 1 1 1 iwz 1 1 1 jd4 1 1 1 jee 1 1 1 jez 1 1 1 jzj 1 1 1 jzo 1 1 1 k1z 1 1 1 k2f 1 1 1 k2s 1 1 1 k3d 1 1 1 \
        k4g 1 1 1 k4l 1 1 1 kc0 1 1 1 kco 1 1 1 kdk 1 1 1 l5s 1 1 1 l7m 1 1 1 l89 1 1 1 l9v 1 1 1 laj 1 1 1 las 1 1 1 laz 1 1 1 lcf 1 1 1 lck 1 1 1 \
        ldg 1 1 1 m7f 1 1 1 mju 1 1 1 mk6 1 1 1 mkb 1 1 1 mkf 1 1 1 mkn 1 1 1 ml5 1 1 1 ml7 1 1 1 mng 1 1 1 mtg 1 1 1 mtl 1 1 1 n30 1 1 1 n3a 1 1 1 \
        n4o 1 1 1 n4v 1 1 1 n54 1 1 1 n5c 1 1 1 n7v 1 1 1 n82 1 1 1 nee 1 1 1 nel 1 1 1 nfy 1 1 1 ngf 1 1 1 nhq 1 1 1 nob 1 1 1 noi 1 1 1 noz 1 1 1 \
        ny2 1 1 1 o1k 1 1 1 o1q 1 1 1 o6s 1 1 1 o97 1 1 1 oah 1 1 1 okz 1 1 1 ooo 1 1 1 p4m 1 1 1 p5d 1 1 1 p6y 1 1 1 p8d 1 1 1 pa9 1 1 1 pak 1 1 1 \
        paq 1 1 1 pbn 1 1 1 pdr 1 1 1 pe1 1 1 1 pnn 1 1 1 pnu 1 1 1 po3 1 1 1 poc 1 1 1 pos 1 1 1 pp7 1 1 1 ppb 1 1 1 pri 1 1 1 prm 1 1 1 prs 1 1 1 \
        qj1 1 1 1 qjv 1 1 1 qww 1 1 1 qx8 1 1 1 qxv 1 1 1 r5q 1 1 1 r63 1 1 1 r82 1 1 1 r9c 1 1 1 rp3 1 1 1 rpi 1 1 1 rpx 1 1 1 rqw 1 1 1 rrx 1 1 1 \
        rxg 1 1 1 rxs 1 1 1 rzn 1 1 1 s6j 1 1 1 s7e 1 1 1 sd7 1 1 1 sds 1 1 1 sdx 1 1 1 sk1 1 1 1 sp5 1 1 1 ssm 1 1 1 sss 1 1 1 ssx 1 1 1 tiv 1 1 1 \
        tj4 1 1 1 tng 1 1 1 trq 1 1 1 trt 1 1 1 tt4 1 1 1 tw1 1 1 1 twe 1 1 1 twi 1 1 1 twp 1 1 1 tzf 1 1 1 u0d 1 1 1 u0j 1 1 1 u0x 1 1 1 u5k 1 1 1 \
        u6z 1 1 1 u73 1 1 1 uc6 1 1 1 uc9 1 1 1 ucs 1 1 1 ujs 1 1 1 ul4 1 1 1 ulb 1 1 1 un9 1 1 1 unj 1 1 1 unm 1 1 1 unw 1 1 1 uoq 1 1 1 uzp 1 1 1 \
        vat 1 1 1 vb3 1 1 1 vc5 1 1 1 vcr 1 1 1 vcz 1 1 1 vd9 1 1 1 vdd 1 1 1 veh 1 1 1 vel 1 1 1 vf2 1 1 1 vf7 1 1 1 vfk 1 1 1 vgb 1 1 1 vgq 1 1 1 \
        vgy 1 1 1 vil 1 1 1 vj0 1 1 1 vj4 17 1 1 w 2 1 1 1a 1g 1 1 9hu 2 1 1 gg1 1 2 1 gg4 6w 2 1 3cw 2 2 2 3hm 1 1 1 3cy 2 1 1 3hp 1 3 1 3cz 3 6 1 \
        3hs 6 1 1 3dm 1 3 1 3d2 3 1 1 3dt 1 a 1 3d5 a l 1 3fl m 2 1 3dg 2 2 1 3if 2 1 1 3ik 1 1 1 3im 1 1 1 3ir 1 1 1 3iv 1 1 1 3ix 1 1 1 3do 1 1 1 \
        3j1 1 1 1 3j3 1 2 1 3dp 2 1 1 3ds 1 2 1 3du 2 1 1 3dz 1 1 1 3e1 1 5 1 3e3 5 1 1 3ea 1 1 1 3ee 1 1 1 3eo 1 1 1 3ev 1 1 1 3f0 1 2 1 3jl 2 3 1 \
        3fb 3 2 1 3gk 2 1 1 3go 1 2 1 3gx 2 1 1 3h0 1 1 1 3ha 1 1 1 3hd 4 1 1 feo 1 1 1 fik 1 1 1 fex 1 1 1 h5n 1 1 1 fey 1 1 1 ffx 1 1 1 fez 1 1 1 \
        n5e 1 1 1 fh5 1 1 1 ffd 1 1 1 fep 1 1 1 hm1 1 1 1 h80 1 1 1 fju 4l 1 1 gun 1 1 1 inw 1 1 1 k1z 1 1 1 oen p 1 1 3cw 1 2 1 3cy 2 3 1 3d1 3 1 1 \
        3d5 1 2 1 3d7 2 5 1 3da 5 1 1 xz4 1 1 1 yvs 1 1 1 zc4 1 1 1 108s 1 1 1 10p4 1 1 1 115g 1 1 1 1224 1 1 1 12ys 1 1 1 13f4 1 1 1 14bs 1 1 1 \
        14s4 1 1 1 158g 1 1 1 15os 1 1 1 1654 3 1 1 138w 2 1 1 feo 1 1 1 fik 1 1 1 fex 1 1 1 h5n 1 1 1 fis 1 1 1 g31 1 1 1 fer 1 1 1 g2z 1 1 1 fh9 1 \
        1 1 gg1 1 1 1 kco 1 1 1 m7f 1 1 1 ldg 1 1 1 kdk 1 1 1 ssx 1 1 1 h7j 1 1 1 k4l 1 1 1 kkq 1 1 1 kcp 1 1 1 ny6 1 1 1 glp 1 1 1 mm1 1 1 1 rs1 1 \
        1 1 nz1 1 1 1 gc4 1 1 1 o2g 1 1 1 n5j 1 1 1 ho3 1 1 1 six 1 1 1 g16 1 1 1 ghc 1 1 1 lig 1 1 1 u11 1 1 1 fm9 1 1 1 g49 1 1 1 l7n 1 1 1 fey 1 \
        1 1 ffx 1 1 1 fez 1 1 1 ijq 1 1 1 gkz 1 1 1 gfv 1 1 1 i3b 1 1 1 i1y 1 1 1 nhf 1 1 1 flt 1 1 1 rt3 1 1 1 ggk 1 1 1 hlo w 1 1 9lu 1 1 1 9lw 1 \
        1 1 9ly 1 1 1 9m0 1 2 1 9m2 2 1 1 9m5 1 1 1 9m7 1 1 1 9m9 1 1 1 9mb 1 1 1 9md 1 1 1 9mf 1 1 1 9mh 1 1 1 9mj 1 1 1 9ml 1 1 1 9mn 1 1 1 9mp 1 \
        1 1 9ms 1 1 1 9mu 1 1 1 9mw 1 6 1 9my 6 1 1 9n6 1 1 1 9n9 1 1 1 9nc 1 1 1 9nf 1 5 1 9ni 5 1 1 9no 1 1 1 9nq 1 6 1 9ns 6 4 1 9nz mrp n 2 wu9 \
        1s e 2 ww1 s 1 1 ui 1 1 1 uk 3p 7 2 x0j g v 2 x0z 1q 1 1 x2n 9 2 2 x2y 4 1 1 5tl 1 5 2 x33 d 1 1 x3g 2 1 1 h1 3 2 2 x3l 6 a 2 x3r k 1 1 h2 1 \
        1 1 gs 1 1 1 gx 1 1 1 h8 1 1 1 h6 2 1 1 im 1 1 1 hz 1 1 1 il 1 1 1 xub 1 8 2 x4l g 1 1 x3o 1 1 1 hu 1 1 1 5u6 1 2 2 x54 4 1 1 h0 1 8 2 x59 g \
        1 1 bf l 1 1 37 1 1 1 2r 1 1 1 2u 1 1 1 35 1 1 1 x6e 3 1 1 87 1 1 1 9f o3 1 1 x0n 1 1 1 xtj 1 1 1 h7 1 1 1 xua a 1 1 i5 7 28 1 3vk fqo 1 1 \
        15u 1 1 1 15c 1 2 1 15f 2 3 1 15n 3 1 1 160 1 1 1 162 1 1 1 17 13 1 1 19t 1 1 1 19t 1 1 1 1a3 1 1 1 1a3 1 1 1 1a3 1 1 1 1a3 1 1 1 1a6 1 1 1 \
        1a6 1 2 2 1a6 1 2 2 1a6 3 1 1 1a8 1 1 1 1a8 1 1 1 1a2 1 1 1 1a2 1 1 1 1a2 1 1 1 1a2 1 1 1 1a7 1 1 1 1a7 1 1 1 1a7 1 1 1 1a7 1 1 1 1a1 1 1 1 \
        1a1 1 1 1 1a1 1 1 1 1a1 1 1 1 1b8 1 1 1 1b8 1 2 2 1b8 1 2 2 1b8 3 1 1 1ba 1 1 1 1ba 1 1 1 1ac 1 1 1 1ac 1 1 1 1ac 1 1 1 1ac 1 1 1 1ab 1 1 1 \
        1ab 1 1 1 1ab 1 1 1 1ab 1 1 1 1ae 1 1 1 1ae 1 1 1 1ae 1 2 1 1ae 2 1 1 1af 1 1 1 1af 1 1 1 1af 1 1 1 1al 1 1 1 1al 1 2 2 1ak 1 2 2 1ak 3 1 1 \
        1ag 1 1 1 1ag 1 1 1 1aw 1 1 1 1aw 1 1 1 1ap 1 1 1 1ap 1 1 1 1bd 1 1 1 1bd 1 1 1 1bd 1 1 1 1bd 1 1 1 1bj 1 1 1 1bj 1 1 1 1bj 1 1 1 1bj 1 1 1 \
        1bn 1 1 1 1bn 1 1 1 1bn 1 1 1 1bn 1 1 1 1bl 1 1 1 1bl 1 1 1 1bl 1 1 1 1bl 1 1 1 1bu 1 2 1 1bu 2 1 1 1bv 1 1 1 1bv 1 1 1 1bv 1 1 1 1c0 1 2 1 \
        1c0 2 1 1 1c1 1 1 1 1c1 1 1 1 1c1 1 1 1 1by 1 1 1 1by 1 1 1 1by 1 1 1 1by 1 1 1 1ci 1 2 1 1ci 2 1 1 1cj y 1 1 1bh 1 1 1 1bh 1 1 1 1bh 1 1 1 \
        1bh 1 1 1 1c7 1 1 1 1c7 1 2 2 1c6 1 2 2 1c6 4 1 1 1cb 1 1 1 1cb 1 1 1 1c5 1 1 1 1c5 1 1 1 1c9 1 1 1 1c9 1 1 1 1cg 1 1 1 1cg 1 1 1 1cg 1 1 1 \
        1cg 1 1 1 18p 1 1 1 18p j 1 1 1cc 1 1 1 1cc 1 1 1 1cc 1 1 1 1cc ep 1 1 18 1 1 1 9hd 2 2 1 1m 2 1 1 x 1 1 1 1r 1 2 1 9hy q 1 1 6c4 1 1 1 6c3 \
        1 1 1 2n 1 1 1 2n 1 2 1 14 2 1 1 3f 1 1 1 3h 1 2 1 9hw 2 2 1 9hs 2 2 1 9hm 2 2 1 9hk 2 4 1 9ho 6 1 1 2j 1 1 1 2l 5 1 1 2n 1 1 1 2n 1 1 1 2n \
        1 1 1 18 1 1 1 9hd 3 1 1 1n 1 1 1 1m 1 1 1 1r 1 1 1 x 1 1 1 6c4 1 2 1 14 2 1 1 3f 1 1 1 3h 1 2 1 9hw 2 1 1 z 1 1 1 12 1 2 1 16 2 1 1 19 1 1 \
        1 1o 1 1 1 1q 1 1 1 1p 2 1 1 2k 1 2 1 10 2 1 1 1s l 2 1 17l 2 2 1 17m 2 2 1 17n 2 2 1 17o 2 2 1 17p 2 1 1 17q 1 1 1 17q 1 2 1 17q 2 2 1 17r \
        2 1 1 17s 1 1 1 17s 1 2 1 17s 2 2 1 17t 2 1 1 17u 1 1 1 17u 1 2 1 17u 2 1 1 17v 1 1 1 17v 1 2 1 17v 2 1 1 17w 1 1 1 17w 1 2 1 17w 2 1 1 17x \
        1 1 1 17x 1 2 1 17x 2 1 1 17y 1 1 1 17y 1 2 1 17y 2 2 1 17z 2 2 1 180 2 2 1 181 2 2 1 182 2 1 1 183 1 1 1 183 1 2 1 183 2 1 1 184 1 1 1 184 \
        1 2 1 184 2 1 1 185 1 1 1 185 1 2 1 185 2 1 1 186 1 1 1 186 1 2 1 186 2 1 1 187 1 1 1 187 1 2 1 187 2 1 1 188 1 1 1 188 1 2 1 188 2 1 1 189 \
        1 1 1 189 1 2 1 189 2 1 1 18a 1 1 1 18a 1 1 1 18a 1 1 1 18h 1 1 1 18h 1 1 1 18h 1 2 1 18h 2 1 1 18i 1 1 1 18i 1 2 1 18i 2 1 1 18j 1 1 1 18j \
        1 2 1 18j 2 1 1 18k 1 1 1 18k 1 2 1 18k 2 1 1 18l 1 1 1 18l 1 2 1 18l 2 1 1 18m 1 1 1 18m 1 2 1 18m 2 1 1 18n 1 1 1 18n 1 2 1 18n 2 2 1 18o \
        2 2 1 18p 2 1 1 18q 1 1 1 18q 1 1 1 18q d w 1 x w q 1 2p q 10 1 2j 10 2 1 879 2 1 1 1a 1 2 1 9ho 2 1 1 9hd 1 1 1 9ob 1 1 1 9o2 1 1 1 9lt 1 1 \
        1 9lv 1 1 1 9lx 1 1 1 9lz 1 1 1 9m1 1 1 1 9nn 1 1 1 9np 1 1 1 9nr 1 1 1 9mr 1 1 1 9oc 1 1 1 9lu 1 1 1 9lw 1 1 1 9ly 1 1 1 9m0 1 2 1 9m2 2 1 \
        1 9m5 1 1 1 9m7 1 1 1 9m9 1 1 1 9mb 1 1 1 9md 1 1 1 9mf 1 1 1 9mh 1 1 1 9mj 1 1 1 9ml 1 1 1 9mn 1 1 1 9mp 1 1 1 9ms 1 1 1 9mu 1 1 1 9mw 1 6 \
        1 9my 6 1 1 9n6 1 1 1 9n9 1 1 1 9nc 1 1 1 9nf 1 5 1 9ni 5 1 1 9no 1 1 1 9nq 1 6 1 9ns 6 1 1 9nz 1 1 1 9o3 1 2 1 9ll 3 2 1 3cw 2 2 2 3hm 1 1 \
        1 3cy 2 1 1 3hp 1 3 1 3cz 3 6 1 3hs 6 1 1 3dm 1 3 1 3d2 3 1 1 3dt 1 a 1 3d5 d 6 1 3fl 8 6 1 3fr 8 6 1 3fx 8 3 1 3g3 6 2 1 4i 2 1 1 4s 2 1 1 \
        4m 1 1 1 4l 1 1 1 6g9 2 1 1 7b6 1 4 1 6mo 4 1 1 7fk 1 1 1 7gr sy 14 1 1fe0 4w 10 1 1fiw 5c j 2 1fo7 1 5 2 1fo8 c 7 2 1fok g 3 2 1fp0 8 1 1 \
        1fp8 do 2 1 k0 2 1 1 6e 1 1 1 ih 1 1 1 gj 2 2 2 ir 1 1 1 xuu 2 1 1 is 1 2 1 gm 2 1 1 5u9 1 1 1 go 1 1 1 gu 1 1 1 ix 1 1 1 h0 1 1 1 gy 1 1 1 \
        gw 1 1 1 ij 1 1 1 87 1 1 1 ik 1 1 1 h3 1 1 1 hw 1 2 1 iy 2 1 1 h8 1 1 1 2mmc 1 1 1 x3i 1 1 1 ha 1 1 1 2mmd 1 1 1 i6 1 1 1 2mme 1 1 1 6w 1 2 \
        1 hi 2 1 1 35 1 1 1 hm 1 1 1 2mmg 1 2 1 hp 2 1 1 hs 1 1 1 iw 1 1 1 iu 1 1 1 xuv 1 1 1 iv 1 1 1 i0 1 1 1 8s1 2 1 1 i7 1 2 1 ip 2 1 1 ig 1 3 1 \
        cg 3 1 1 2mmi 1 1 1 2mn2 xy 1f 1 1h34 5s m 1 1h80 28g w 1 1jgg gww w 1 20dc 2o p 1 20fv ily q 1 2p q a 1 1c 1e8 q 1 2p q q 1 2p q q 1 2p q d \
        2 2p 1 3 2 2q 8 9 2 2y h q 1 2p q q 1 2p q 2 2 2p 3 1 1 2s 3 1 1 2v 3 2 1 2y 4 4 1 32 5 8 1 37 8 4 1 2p 5 b 2 2u 3 3 2 2x 8 5 2 35 a q 1 2p \
        q q 1 2p q 2 1 2p 3 4 1 2s 6 8 1 2y 9 7 1 37 8 q 1 2p q 2 1 2p 3 4 1 2s 5 5 1 2x 6 1 1 33 4 7 1 37 8 q 1 2p q q 1 2p q q 1 2p q q 1 2p q q 1 \
        2p q q 1 2p q q 1 2p q q 1 2p q q 1 2p q q 1 2p q q 1 2p q q 1 2p q q 1 2p q 1 1 8h 1 1 1 fr 3 h 1 q9 h 1 1 qg 1 7 1 qr 7 1 1 6pz 1 h 1 q9 h \
        1 1 qr 1 7 1 qr 7 1 1 6pu 1 1 1 qd 1 1 1 qg 1 1 1 qi 1 1 1 qu 1 1 1 qp 1 1 1 qo 1 h 1 q9 h 1 1 qg 1 7 1 qr 7 1 1 6pz 1 h 1 q9 h 1 1 qr 1 7 1 \
        qr 7 1 1 6pu 1 1 1 qd 1 1 1 qg 1 1 1 qi 1 1 1 qu 1 1 1 qp 1 1 1 qo 1 h 1 q9 h 1 1 qg 1 7 1 qr 7 1 1 6pz 1 h 1 q9 h 1 1 qr 1 7 1 qr 7 1 1 6pu \
        1 1 1 qd 1 1 1 qg 1 1 1 qi 1 1 1 qu 1 1 1 qp 1 1 1 qo 1 h 1 q9 h 1 1 qg 1 7 1 qr 7 1 1 6pz 1 h 1 q9 h 1 1 qr 1 7 1 qr 7 1 1 6pu 1 1 1 qd 1 1 \
        1 qg 1 1 1 qi 1 1 1 qu 1 1 1 qp 1 1 1 qo 1 h 1 q9 h 1 1 qg 1 7 1 qr 7 1 1 6pz 1 h 1 q9 h 1 1 qr 1 7 1 qr 7 1 1 6pu 1 1 1 qd 1 1 1 qg 1 1 1 \
        qi 1 1 1 qu 1 1 1 qp 1 1 1 qo 1 1 1 rh 1 1 1 rh 3 a 1 1c a a 1 1c a a 1 1c a a 1 1c a a 1 1c 1mi 9 1 ts 9 3 1 u2 3 b 1 u6 b 1 1 uj 1 2 1 ul \
        2 1 1 ww9 1 1 1 yh 1 1 1 uu 1 1 1 uw 1 1 1 yx 1 1 1 xb 1 1 1 y7 1 9 1 ts 9 2 1 u2 2 2 1 u6 2 1 1 u9 1 6 1 ub 6 2 1 ui 2 1 1 wh 1 1 1 uu 1 1 \
        1 ut 1 1 1 v3 1 1 1 x7 1 1 1 wup 1 1 1 xd 1oz y 1 2oma zk 2 1 17r 2 1 1 17w 1 1 1 17z 2 1 1 18o 1 1 1 182 1 1 1 17x 1 1 1 187 1 1 1 18q 1 4 \
        1 18j 4 1 1 183 1 1 1 189 1 1 1 18h 1 1 1 185 1 1 1 18i 1 1 1 181 1 1 1 184 1 2 1 17u 2 1 1 17y 1 1 1 180 1 1 1 186 1 1 1 188 1 1 1 18a 1 1 \
        1 19q 1 1 1 1bu 1 1 1 1b5 1 1 1 19r 2 1 1 17s 1 1 1 17w 2 1 1 18n 3 1 1 17x 2 1 1 18q 1 4 1 18j 4 1 1 183 1 1 1 189 1 1 1 18h 1 1 1 185 1 1 \
        1 18i 2 1 1 184 1 2 1 17u 2 1 1 17y 2 1 1 186 2 1 1 18a 7 1 1 17w 5 1 1 17x 2 1 1 18q 2 2 2 18k 3 1 1 183 1 1 1 189 2 1 1 185 1 1 1 18i 2 1 \
        1 184 3 1 1 17y 2 1 1 186 2 1 1 18a 2 1 1 1bu 2 1 1 19r 2 1 1 17s 1 1 1 17w 2 1 1 18n 3 1 1 17x 1 1 1 187 1 1 1 18q 1 2 2 18j 3 1 1 18m 1 1 \
        1 183 1 1 1 189 1 1 1 18h 1 1 1 185 1 1 1 18i 2 1 1 184 1 2 1 17u 2 1 1 17y 2 1 1 186 1 1 1 188 1 1 1 18a 1 1 1 19q 2 1 1 1b5 2 2 1 17r 2 1 \
        1 17w 1 1 1 17z 1 2 1 18n 2 1 1 182 1 1 1 17x 1 1 1 187 1 1 1 18q 2 3 1 18k 3 1 1 183 1 1 1 189 1 1 1 18h 1 1 1 185 1 1 1 18i 1 1 1 181 1 1 \
        1 184 1 2 1 17u 2 1 1 17y 1 1 1 180 1 1 1 186 1 1 1 188 1 1 1 18a 6 1 1 17s 1 1 1 17w 1 1 1 17z 2 1 1 18o 1 1 1 182 1 1 1 17x 1 1 1 187 1 1 \
        1 18q 2 3 1 18k 3 1 1 183 1 1 1 189 1 1 1 18h 1 1 1 185 1 1 1 18i 1 1 1 181 1 1 1 184 1 2 1 17u 2 1 1 17y 1 1 1 180 1 1 1 186 1 1 1 188 1 1 \
        1 18a hc 1 1 2r 1 1 1 36 4 q 1 2p 5u 1 1 9md e 1 1 jez 1 1 1 i1j 1 1 1 gjw 1 1 1 9mv 1 1 1 fik 1 1 1 hlm 1 1 1 r8j 1 1 1 hm1 1 1 1 fj8 1 1 1 \
        k68 1 1 1 mch 1 1 1 k2h 1 1 1 g99 1 1 1 ivg 1 1 1 g3x 1 1 1 k34 1 1 1 g7x 1 1 1 oqq 1 1 1 n4v 1 1 1 rs9 1 1 1 hkg 1 1 1 gmx 1 1 1 lxw 1 1 1 \
        jh1 1 1 1 jmd 1 1 1 feo 1 1 1 fex 1 1 1 si2 1 1 1 ijq 1 1 1 ffx 1 1 1 gkz 1 1 1 jk7 1 1 1 rxs 1 1 1 jf7 1 1 1 o01 1 1 1 o6y 1 1 1 glk 1 1 1 \
        lts 1 1 1 kcp 1 1 1 kco 1 1 1 n5f 1 1 1 gaa 1 1 1 gxi 1 1 1 sp9 l 1 1 ivr 1 1 1 gkv 1wf a 1 1c
        """

    /// Mappings to several: distance from the last one, count, code points.
    static let several: StaticString = """
        4o 2 w lk 7 2 w lg 5 2 w ld 4 2 w mf 4 3 1d 6dg 1g 1 3 1d 6dg 1e 1 3 1f 6dg 1g 36 2 2x lj 2 2 2x 2y 1 2 2x 2y c 2 30 53 1 2 30 53 9 2 jg 32 \
        3f 2 2s am 1 2 2s am 1 2 2s am 1 2 30 2y 1 2 30 2y 1 2 30 2y 1 2 32 2y 1 2 32 2y 1 2 32 2y 11 2 2s 3e 1 2 2s 3e 1 2 2s 3e 6d 2 w li 1 2 w lj \
        1 2 w lm 1 2 w mg 1 2 w lf 1 2 w ln 4d 2 w qh a 2 w ld 1 3 w lk ld ea 2 12d 136 6m 2 17r 19w 1 2 18o 19w 1 2 1c7 19w 1 2 18q 19w 1iz 2 2tp \
        2sy 3k 2 2x9 2wi 15 2 2wb 2vt 1 2 2wb 2w1 4a 3 33m 31t 328 2 3 33n 31t 328 2zl 2 2p ji 6e 2 64g qh 1 2 64h qh 1 2 64i qh 1 2 64j qh 1 2 64k \
        qh 1 2 64l qh 1 2 64m qh 1 2 64n qh 1 2 64g qh 1 2 64h qh 1 2 64i qh 1 2 64j qh 1 2 64k qh 1 2 64l qh 1 2 64m qh 1 2 64n qh 1 2 65c qh 1 2 \
        65d qh 1 2 65e qh 1 2 65f qh 1 2 65g qh 1 2 65h qh 1 2 65i qh 1 2 65j qh 1 2 65c qh 1 2 65d qh 1 2 65e qh 1 2 65f qh 1 2 65g qh 1 2 65h qh 1 \
        2 65i qh 1 2 65j qh 1 2 674 qh 1 2 675 qh 1 2 676 qh 1 2 677 qh 1 2 678 qh 1 2 679 qh 1 2 67a qh 1 2 67b qh 1 2 674 qh 1 2 675 qh 1 2 676 qh \
        1 2 677 qh 1 2 678 qh 1 2 679 qh 1 2 67a qh 1 2 67b qh 3 2 67k qh 1 2 q9 qh 1 2 q4 qh 3 2 69i qh 5 2 q9 qh 1 2 w lv 2 2 w lv 1 2 w n6 1 3 w \
        lk n6 1 2 67o qh 1 2 qf qh 1 2 q6 qh 3 2 69y qh 5 2 qf qh 1 3 w lv lc 1 3 w lv ld 1 3 w lv n6 e 3 w lw lc 1 3 w lw ld 1 3 w lw n6 e 3 w lk \
        lc 1 3 w lk ld 4 2 67w qh 1 2 qx qh 1 2 r2 qh 3 2 6ba qh 5 2 qx qh 1 2 w ld 1 2 w lw p 2 w mr s 2 6cy 6cy 1 3 6cy 6cy 6cy 2 2 6d1 6d1 1 3 \
        6d1 6d1 6d1 5 2 x x 2 2 w lh 9 2 1r 1r 1 2 1r x 1 2 x 1r e 4 6cy 6cy 6cy 6cy 29 2 36 37 2g 3 2p 1b 2r 1 3 2p 1b 37 2 2 4w 2r 2 3 2r 1b 33 1 \
        3 2r 1b 39 3 2 4w 2u d 2 32 33 a 2 37 31 1 3 38 2t 30 1 2 38 31 p 3 2u 2p 3c l 3 1d 6dg 1j 1 3 1d 6dg 1l 1 4 1d 6dg 1d 1c 1 3 1d 6dg 1f 1 3 \
        1e 6dg 1f 1 3 1d 6dg 1h 1 3 1e 6dg 1h 1 3 1f 6dg 1h 1 3 1g 6dg 1h 1 3 1d 6dg 1i 1 3 1h 6dg 1i 1 3 1d 6dg 1k 1 3 1f 6dg 1k 1 3 1h 6dg 1k 1 3 \
        1j 6dg 1k 1 2 1d 6dg 2 2 2x 2x 1 3 2x 2x 2x 1 2 2x 3a 2 2 3a 2x 1 3 3a 2x 2x 1 4 3a 2x 2x 2x 1 2 2x 3c 2 2 3c 2x 1 3 3c 2x 2x 6 2 2x 2x 1 3 \
        2x 2x 2x 1 2 2x 3a 2 2 3a 2x 1 3 3a 2x 2x 1 4 3a 2x 2x 2x 1 2 2x 3c 2 2 3c 2x 1 3 3c 2x 2x e 3 1c 6dg 1f 4j 2 6qz 6qz 1 3 6qz 6qz 6qz 2 2 \
        6r2 6r2 1 3 6r2 6r2 6r2 ft 2 1d 1c 1 2 1d 1d 1 2 1d 1e 1 2 1d 1f 1 2 1d 1g 1 2 1d 1h 1 2 1d 1i 1 2 1d 1j 1 2 1d 1k 1 2 1d 1l 1 2 1e 1c 1 3 \
        14 1d 15 1 3 14 1e 15 1 3 14 1f 15 1 3 14 1g 15 1 3 14 1h 15 1 3 14 1i 15 1 3 14 1j 15 1 3 14 1k 15 1 3 14 1l 15 1 4 14 1d 1c 15 1 4 14 1d \
        1d 15 1 4 14 1d 1e 15 1 4 14 1d 1f 15 1 4 14 1d 1g 15 1 4 14 1d 1h 15 1 4 14 1d 1i 15 1 4 14 1d 1j 15 1 4 14 1d 1k 15 1 4 14 1d 1l 15 1 4 14 \
        1e 1c 15 l 3 14 2p 15 1 3 14 2q 15 1 3 14 2r 15 1 3 14 2s 15 1 3 14 2t 15 1 3 14 2u 15 1 3 14 2v 15 1 3 14 2w 15 1 3 14 2x 15 1 3 14 2y 15 1 \
        3 14 2z 15 1 3 14 30 15 1 3 14 31 15 1 3 14 32 15 1 3 14 33 15 1 3 14 34 15 1 3 14 35 15 1 3 14 36 15 1 3 14 37 15 1 3 14 38 15 1 3 14 39 15 \
        1 3 14 3a 15 1 3 14 3b 15 1 3 14 3c 15 1 3 14 3d 15 1 3 14 3e 15 11z 4 6qz 6qz 6qz 6qz 2w 3 1m 1m 1p 1 2 1p 1p 1 3 1p 1p 1p 17p 2 w 9ll 1 2 \
        w 9lm 3 2 9l4 9l6 2o 2 9mb 9mw 75 3 14 3cw 15 1 3 14 3cy 15 1 3 14 3cz 15 1 3 14 3d1 15 1 3 14 3d2 15 1 3 14 3d3 15 1 3 14 3d5 15 1 3 14 3d7 \
        15 1 3 14 3d8 15 1 3 14 3da 15 1 3 14 3db 15 1 3 14 3dc 15 1 3 14 3dd 15 1 3 14 3de 15 1 3 14 xz4 15 1 3 14 yvs 15 1 3 14 zc4 15 1 3 14 108s \
        15 1 3 14 10p4 15 1 3 14 115g 15 1 3 14 1224 15 1 3 14 12ys 15 1 3 14 13f4 15 1 3 14 14bs 15 1 3 14 14s4 15 1 3 14 158g 15 1 3 14 15os 15 1 \
        3 14 1654 15 1 3 14 13p8 15 1 4 14 1350 13ic 15 1 4 14 1350 16f8 15 2 3 14 feo 15 1 3 14 fik 15 1 3 14 fex 15 1 3 14 h5n 15 1 3 14 fis 15 1 \
        3 14 g31 15 1 3 14 fer 15 1 3 14 g2z 15 1 3 14 fh9 15 1 3 14 gg1 15 1 3 14 kco 15 1 3 14 m7f 15 1 3 14 ldg 15 1 3 14 kdk 15 1 3 14 ssx 15 1 \
        3 14 h7j 15 1 3 14 k4l 15 1 3 14 kkq 15 1 3 14 kcp 15 1 3 14 ny6 15 1 3 14 glp 15 1 3 14 mm1 15 1 3 14 rs1 15 1 3 14 nz1 15 1 3 14 gc4 15 1 \
        3 14 fkz 15 1 3 14 gos 15 1 3 14 i1y 15 1 3 14 nhf 15 1 3 14 flt 15 1 3 14 rt3 15 1 3 14 ggk 15 1 3 14 nzh 15 1 3 14 fm9 15 1 3 14 pnu 15 1 \
        3 14 po3 15 d 3 34 38 2t 1 2 1e 1d 1 2 1e 1e 1 2 1e 1f 1 2 1e 1g 1 2 1e 1h 1 2 1e 1i 1 2 1e 1j 1 2 1e 1k 1 2 1e 1l 1 2 1f 1c 1 2 1f 1d 1 2 \
        1f 1e 1 2 1f 1f 1 2 1f 1g 1 2 1f 1h t 2 14c8 y5c 1 2 13p8 13dk 1g 2 1f 1i 1 2 1f 1j 1 2 1f 1k 1 2 1f 1l 1 2 1g 1c 1 2 1g 1d 1 2 1g 1e 1 2 1g \
        1f 1 2 1g 1g 1 2 1g 1h 1 2 1g 1i 1 2 1g 1j 1 2 1g 1k 1 2 1g 1l 1 2 1h 1c 1 2 1d kco 1 2 1e kco 1 2 1f kco 1 2 1g kco 1 2 1h kco 1 2 1i kco 1 \
        2 1j kco 1 2 1k kco 1 2 1l kco 1 3 1d 1c kco 1 3 1d 1d kco 1 3 1d 1e kco 1 2 2w 2v 1 3 2t 36 2v 1 2 2t 3a 1 3 30 38 2s 1c 2 fl0 gp8 1 4 9lu \
        9n5 9oc 9mw 1 4 9lu 9nv 9n9 9lt 1 4 9lu 9o3 9ne 9lu 1 3 9lu 9oc 9nv 1 4 9lw 9mz 9o3 9m8 1 3 9lw 9o3 9mp 1 3 9ly 9m1 9o3 1 5 9m0 9mh 9m7 9oc \
        9mx 1 4 9m0 9oc 9m3 9oc 1 3 9m2 9o3 9mh 1 3 9m2 9oc 9nk 1 3 9m3 9lw 9nu 1 4 9m3 9nt 9mr 9mw 1 4 9m3 9nx 9nu 9oc 1 3 9m4 9nx 9o3 1 3 9m4 9o3 \
        9ni 1 2 9m6 9m4 1 3 9m6 9mz 9oc 1 4 9m5 9np 9nu 9oc 1 4 9m6 9nv 9mo 9oc 1 2 9m5 9nx 1 5 9m5 9nx 9m8 9nt 9nk 1 6 9m5 9nx 9nl 9oc 9mw 9nv 1 5 \
        9m5 9nx 9nz 9mr 9mw 1 3 9m8 9nt 9nk 1 5 9m8 9nt 9nk 9mw 9o3 1 5 9m7 9nv 9mk 9lw 9nx 1 4 9m7 9nx 9oc 9n1 1 3 9m9 9oc 9mh 1 3 9mb 9nv 9my 1 3 \
        9mb 9oc 9nh 1 4 9md 9lw 9m7 9nv 1 5 9md 9o3 9mp 9oc 9nk 1 4 9mf 9nu 9o3 9m8 1 3 9mj 9o3 9mp 1 3 9mj 9o3 9mw 1 3 9mo 9oc 9mh 1 2 9mv 9mf 1 2 \
        9mx 9nv 1 2 9mw 9o3 1 2 9my 9n2 1 3 9n2 9mr 9mw 1 3 9n3 9lw 9ms 1 5 9n5 9oc 9mj 9o3 9mw 1 3 9n5 9oc 9ms 1 4 9n4 9oc 9nw 9nv 1 5 9n8 9lu 9mh \
        9mw 9nv 1 3 9n8 9m7 9nv 1 2 9n8 9mb 1 2 9n7 9nv 1 5 9n9 9lt 9nt 9mr 9mx 1 4 9n9 9lv 9oc 9mw 1 5 9na 9mr 9mf 9lz 9nv 1 3 9n9 9nt 9o3 1 5 9nc \
        9m7 9mn 9oc 9nv 1 2 9ne 9ml 1 3 9ne 9mz 9n6 1 3 9nc 9nv 9ms 1 3 9ne 9o3 9mh 1 3 9ne 9oc 9mg 1 3 9nd 9oc 9mn 1 4 9nh 9lw 9o3 9mw 1 3 9ng 9nv \
        9mw 1 2 9nf 9o3 1 3 9nh 9o3 9mx 1 3 9nf 9oc 9nv 1 3 9nf 9oc 9o3 1 4 9ni 9lw 9m7 9nx 1 3 9ni 9lw 9nv 1 3 9ni 9mr 9n3 1 3 9ni 9nv 9m7 1 5 9ni \
        9o3 9mf 9nr 9o3 1 4 9nj 9m7 9nx 9o3 1 2 9nj 9nu 1 5 9nj 9nu 9n4 9oc 9nv 1 2 9nl 9m4 1 4 9nl 9m4 9mw 9o3 1 4 9nl 9oc 9mw 9nv 1 3 9no 9oc 9mx \
        1 3 9no 9oc 9nv 1 3 9nq 9lu 9o3 1 4 9nu 9mr 9mw 9nv 1 2 9nu 9nt 1 3 9nv 9n8 9oc 1 4 9nv 9oc 9na 9nv 1 2 9nw 9nk 1 5 9nw 9o3 9mw 9ma 9o3 1 3 \
        9nz 9mr 9mw 1 2 1c m9l 1 2 1d m9l 1 2 1e m9l 1 2 1f m9l 1 2 1g m9l 1 2 1h m9l 1 2 1i m9l 1 2 1j m9l 1 2 1k m9l 1 2 1l m9l 1 3 1d 1c m9l 1 3 \
        1d 1d m9l 1 3 1d 1e m9l 1 3 1d 1f m9l 1 3 1d 1g m9l 1 3 1d 1h m9l 1 3 1d 1i m9l 1 3 1d 1j m9l 1 3 1d 1k m9l 1 3 1d 1l m9l 1 3 1e 1c m9l 1 3 \
        1e 1d m9l 1 3 1e 1e m9l 1 3 1e 1f m9l 1 3 1e 1g m9l 1 3 2w 34 2p 1 2 2s 2p 1 2 2p 39 1 3 2q 2p 36 1 2 33 3a 1 2 34 2r 1 2 2s 31 1 3 2s 31 1e \
        1 3 2s 31 1f 1 2 2x 39 1 2 inn jdc 1 2 k6l gp8 1 2 hlz l7n 1 2 k5q lh7 1 4 kkq irz fmi ny6 1 2 34 2p 1 2 32 2p 1 2 qk 2p 1 2 31 2p 1 2 2z 2p \
        1 2 2z 2q 1 2 31 2q 1 2 2v 2q 1 3 2r 2p 30 1 4 2z 2r 2p 30 1 2 34 2u 1 2 32 2u 1 2 qk 2u 1 2 qk 2v 1 2 31 2v 1 2 2z 2v 1 2 2w 3e 1 3 2z 2w \
        3e 1 3 31 2w 3e 1 3 2v 2w 3e 1 3 38 2w 3e 1 2 qk 30 1 2 31 30 1 2 2s 30 1 2 2z 30 1 2 2u 31 1 2 32 31 1 2 qk 31 1 2 31 31 1 2 2r 31 1 2 2z \
        31 1 3 31 31 1e 1 3 2r 31 1e 1 2 31 1e 1 3 2z 31 1e 1 3 31 31 1f 1 3 2r 31 1f 1 2 31 1f 1 3 2z 31 1f 1 3 31 6qd 37 1 4 31 6qd 37 1e 1 2 34 \
        2p 1 3 2z 34 2p 1 3 31 34 2p 1 3 2v 34 2p 1 3 36 2p 2s 1 5 36 2p 2s 6qd 37 1 6 36 2p 2s 6qd 37 1e 1 2 34 37 1 2 32 37 1 2 qk 37 1 2 31 37 1 \
        2 34 3a 1 2 32 3a 1 2 qk 3a 1 2 31 3a 1 2 2z 3a 1 2 31 3a 1 2 34 3b 1 2 32 3b 1 2 qk 3b 1 2 31 3b 1 2 2z 3b 1 2 31 3b 1 2 2z qx 1 2 31 qx 2 \
        2 2q 35 1 2 2r 2r 1 2 2r 2s 1 4 2r 6qd 2z 2v 2 2 2s 2q 1 2 2v 3d 1 2 2w 2p 1 2 2w 34 1 2 2x 32 1 2 2z 2z 1 2 2z 31 1 2 2z 38 1 2 30 31 1 2 \
        30 32 1 3 30 33 2v 1 2 30 3c 1 2 31 2q 1 3 31 2x 30 1 3 31 33 30 1 2 34 2w 2 3 34 34 31 1 2 34 36 1 2 37 36 1 2 37 3a 1 2 3b 2q 1 3 3a 6qd \
        31 1 3 2p 6qd 31 1 2 1d k4l 1 2 1e k4l 1 2 1f k4l 1 2 1g k4l 1 2 1h k4l 1 2 1i k4l 1 2 1j k4l 1 2 1k k4l 1 2 1l k4l 1 3 1d 1c k4l 1 3 1d 1d \
        k4l 1 3 1d 1e k4l 1 3 1d 1f k4l 1 3 1d 1g k4l 1 3 1d 1h k4l 1 3 1d 1i k4l 1 3 1d 1j k4l 1 3 1d 1k k4l 1 3 1d 1l k4l 1 3 1e 1c k4l 1 3 1e 1d \
        k4l 1 3 1e 1e k4l 1 3 1e 1f k4l 1 3 1e 1g k4l 1 3 1e 1h k4l 1 3 1e 1i k4l 1 3 1e 1j k4l 1 3 1e 1k k4l 1 3 1e 1l k4l 1 3 1f 1c k4l 1 3 1f 1d \
        k4l 1 3 2v 2p 30 13b5 2 2u 2u 1 2 2u 2x 1 2 2u 30 1 3 2u 2u 2x 1 3 2u 2u 30 1 2 37 38 1 2 37 38 d 2 12s 12u 1 2 12s 12d 1 2 12s 12j 1 2 132 \
        12u 1 2 12s 12l 1k 2 15c 15o 3y 2 1c7 19w d 2 17q 17r 1 2 17q 17r 1 2 17q 1cl 1 2 17q 1cl 1 2 17q 18o 1 2 17q 18o 1 2 17q 1c7 1 2 17q 1c7 1 \
        2 17q 1c6 1 2 17q 1c6 1 2 17q 1c8 1 2 17q 1c8 1 2 17q 1cg 1 2 17q 1cg 1 2 17q 1cg 1 2 17q 18p 1 2 17q 18p 1 2 17q 18p 5 2 17q 17w 1 2 17q \
        17x 1 2 17q 18l 1 2 17q 18p 1 2 17q 18q 1 2 17s 17w 1 2 17s 17x 1 2 17s 17y 1 2 17s 18l 1 2 17s 18p 1 2 17s 18q 1 2 17u 17w 1 2 17u 17x 1 2 \
        17u 17y 1 2 17u 18l 1 2 17u 18p 1 2 17u 18q 1 2 17v 17w 1 2 17v 18l 1 2 17v 18p 1 2 17v 18q 1 2 17w 17x 1 2 17w 18l 1 2 17x 17w 1 2 17x 18l \
        1 2 17y 17w 1 2 17y 17x 1 2 17y 18l 1 2 183 17w 1 2 183 17x 1 2 183 17y 1 2 183 18l 1 2 185 17x 1 2 185 18l 1 2 186 17w 1 2 186 17x 1 2 186 \
        17y 1 2 186 18l 1 2 187 17x 1 2 187 18l 1 2 188 18l 1 2 189 17w 1 2 189 18l 1 2 18a 17w 1 2 18a 18l 1 2 18h 17w 1 2 18h 17x 1 2 18h 17y 1 2 \
        18h 18l 1 2 18h 18p 1 2 18h 18q 1 2 18i 17x 1 2 18i 18l 1 2 18i 18p 1 2 18i 18q 1 2 18j 17r 1 2 18j 17w 1 2 18j 17x 1 2 18j 17y 1 2 18j 18k \
        1 2 18j 18l 1 2 18j 18p 1 2 18j 18q 1 2 18k 17w 1 2 18k 17x 1 2 18k 17y 1 2 18k 18l 1 2 18k 18p 1 2 18k 18q 1 2 18l 17w 1 2 18l 17x 1 2 18l \
        17y 1 2 18l 18l 1 2 18l 18p 1 2 18l 18q 1 2 18m 17w 1 2 18m 17x 1 2 18m 17y 1 2 18m 18l 1 2 18m 18p 1 2 18m 18q 1 2 18n 17w 1 2 18n 18l 1 2 \
        18n 18p 1 2 18n 18q 1 2 18q 17w 1 2 18q 17x 1 2 18q 17y 1 2 18q 18l 1 2 18q 18p 1 2 18q 18q 1 2 180 19s 1 2 181 19s 1 2 18p 19s 1 3 w 18s \
        18x 1 3 w 18t 18x 1 3 w 18u 18x 1 3 w 18v 18x 1 3 w 18w 18x 1 3 w 18x 19s 1 2 17q 181 1 2 17q 182 1 2 17q 18l 1 2 17q 18m 1 2 17q 18p 1 2 \
        17q 18q 1 2 17s 181 1 2 17s 182 1 2 17s 18l 1 2 17s 18m 1 2 17s 18p 1 2 17s 18q 1 2 17u 181 1 2 17u 182 1 2 17u 18l 1 2 17u 18m 1 2 17u 18p \
        1 2 17u 18q 1 2 17v 181 1 2 17v 182 1 2 17v 18l 1 2 17v 18m 1 2 17v 18p 1 2 17v 18q 1 2 18h 18p 1 2 18h 18q 1 2 18i 18p 1 2 18i 18q 1 2 18j \
        17r 1 2 18j 18k 1 2 18j 18l 1 2 18j 18p 1 2 18j 18q 1 2 18k 18l 1 2 18k 18p 1 2 18k 18q 1 2 18l 17r 1 2 18l 18l 1 2 18m 181 1 2 18m 182 1 2 \
        18m 18l 1 2 18m 18m 1 2 18m 18p 1 2 18m 18q 1 2 18p 19s 1 2 18q 181 1 2 18q 182 1 2 18q 18l 1 2 18q 18m 1 2 18q 18p 1 2 18q 18q 1 2 17q 17w \
        1 2 17q 17x 1 2 17q 17y 1 2 17q 18l 1 2 17q 18n 1 2 17s 17w 1 2 17s 17x 1 2 17s 17y 1 2 17s 18l 1 2 17s 18n 1 2 17u 17w 1 2 17u 17x 1 2 17u \
        17y 1 2 17u 18l 1 2 17u 18n 1 2 17v 18l 1 2 17w 17x 1 2 17w 18l 1 2 17x 17w 1 2 17x 18l 1 2 17y 17w 1 2 17y 18l 1 2 183 17w 1 2 183 17x 1 2 \
        183 17y 1 2 183 18l 1 2 185 17x 1 2 185 17y 1 2 185 18l 1 2 186 17w 1 2 186 17x 1 2 186 17y 1 2 186 18l 1 2 187 17x 1 2 188 18l 1 2 189 17w \
        1 2 189 18l 1 2 18a 17w 1 2 18a 18l 1 2 18h 17w 1 2 18h 17x 1 2 18h 17y 1 2 18h 18l 1 2 18i 17x 1 2 18i 18l 1 2 18j 17w 1 2 18j 17x 1 2 18j \
        17y 1 2 18j 18k 1 2 18j 18l 1 2 18k 17w 1 2 18k 17x 1 2 18k 17y 1 2 18k 18l 1 2 18k 18n 1 2 18l 17w 1 2 18l 17x 1 2 18l 17y 1 2 18l 18l 1 2 \
        18m 17w 1 2 18m 17x 1 2 18m 17y 1 2 18m 18l 1 2 18m 18n 1 2 18n 17w 1 2 18n 18l 1 2 18n 19s 1 2 18q 17w 1 2 18q 17x 1 2 18q 17y 1 2 18q 18l \
        1 2 18q 18n 1 2 17q 18l 1 2 17q 18n 1 2 17s 18l 1 2 17s 18n 1 2 17u 18l 1 2 17u 18n 1 2 17v 18l 1 2 17v 18n 1 2 183 18l 1 2 183 18n 1 2 184 \
        18l 1 2 184 18n 1 2 18j 18k 1 2 18j 18l 1 2 18k 18l 1 2 18m 18l 1 2 18m 18n 1 2 18q 18l 1 2 18q 18n 1 3 18g 18u 18x 1 3 18g 18v 18x 1 3 18g \
        18w 18x 1 2 187 18p 1 2 187 18q 1 2 189 18p 1 2 189 18q 1 2 18a 18p 1 2 18a 18q 1 2 183 18p 1 2 183 18q 1 2 184 18p 1 2 184 18q 1 2 17x 18p \
        1 2 17x 18q 1 2 17w 18p 1 2 17w 18q 1 2 17y 18p 1 2 17y 18q 1 2 185 18p 1 2 185 18q 1 2 186 18p 1 2 186 18q 1 2 184 17w 1 2 184 17x 1 2 184 \
        17y 1 2 184 18l 1 2 184 181 1 2 183 181 1 2 185 181 1 2 186 181 1 2 187 18p 1 2 187 18q 1 2 189 18p 1 2 189 18q 1 2 18a 18p 1 2 18a 18q 1 2 \
        183 18p 1 2 183 18q 1 2 184 18p 1 2 184 18q 1 2 17x 18p 1 2 17x 18q 1 2 17w 18p 1 2 17w 18q 1 2 17y 18p 1 2 17y 18q 1 2 185 18p 1 2 185 18q \
        1 2 186 18p 1 2 186 18q 1 2 184 17w 1 2 184 17x 1 2 184 17y 1 2 184 18l 1 2 184 181 1 2 183 181 1 2 185 181 1 2 186 181 1 2 184 17w 1 2 184 \
        17x 1 2 184 17y 1 2 184 18l 1 2 183 18n 1 2 184 18n 1 2 187 18l 1 2 183 17w 1 2 183 17x 1 2 183 17y 1 2 184 17w 1 2 184 17x 1 2 184 17y 1 2 \
        187 18l 1 2 188 18l 1 2 17r 18r 1 2 17r 18r j 3 17u 17w 18l 1 3 17u 17x 17w 1 3 17u 17x 17w 1 3 17u 17x 18l 1 3 17u 17y 18l 1 3 17u 18l 17w \
        1 3 17u 18l 17x 1 3 17u 18l 17y 1 3 17w 18l 17x 1 3 17w 18l 17x 1 3 17x 18l 18q 1 3 17x 18l 18p 1 3 183 17x 17w 1 3 183 17w 17x 1 3 183 17w \
        18p 1 3 183 18l 17x 1 3 183 18l 17x 1 3 183 18l 17w 1 3 183 18l 18l 1 3 183 18l 18l 1 3 185 17x 17x 1 3 185 17x 17x 1 3 185 18l 18l 1 3 184 \
        17x 18l 1 3 184 17x 18l 1 3 184 17w 18q 1 3 184 18l 17y 1 3 184 18l 17y 1 3 184 18l 18l 1 3 184 18l 18l 1 3 186 17x 18p 1 3 186 17y 18l 1 3 \
        186 17y 18l 1 3 187 18l 17x 1 3 187 18l 17x 1 3 187 18l 18l 1 3 187 18l 18q 1 3 189 17w 18l 1 3 189 18l 18l 1 3 189 18l 18l 1 3 189 18l 18p \
        1 3 18a 18l 18l 1 3 18a 18l 18q 1 3 18a 18l 18p 1 3 18h 17y 18l 1 3 18h 17y 18l 1 3 18i 18l 17x 1 3 18i 18l 18l 1 3 18k 17x 18l 1 3 18k 17x \
        18q 1 3 18k 17x 18p 1 3 18k 17w 17w 1 3 18k 17w 17w 1 3 18k 17y 18l 1 3 18k 17y 18l 1 3 18k 18l 17x 1 3 18k 18l 17x 1 3 18l 17x 17w 1 3 18l \
        17x 18l 1 3 18l 17x 18q 1 3 18l 17w 17x 1 3 18l 17w 18l 1 3 18l 17y 17w 1 3 18l 17y 18l 3 3 18l 17w 17y 1 3 18n 18l 17w 1 3 18n 18l 18l 1 3 \
        18m 17x 18l 1 3 18m 17x 18p 1 3 18m 17w 18l 1 3 18m 17w 18l 1 3 18m 17w 18p 1 3 18m 18l 18q 1 3 18m 18l 18p 1 3 18q 18l 18l 1 3 18q 18l 18l \
        1 3 17s 17y 18q 1 3 17u 17w 18q 1 3 17u 17w 18p 1 3 17u 17y 18q 1 3 17u 17y 18p 1 3 17u 18l 18q 1 3 17u 18l 18p 1 3 17w 18l 18q 1 3 17w 17x \
        18p 1 3 17w 18l 18p 1 3 183 17y 18p 1 3 185 17x 18q 1 3 184 17x 18q 1 3 186 17x 18q 1 3 18k 17w 18q 1 3 18k 18l 18q 1 3 18q 17x 18q 1 3 18q \
        17w 18q 1 3 18q 18l 18q 1 3 18l 18l 18q 1 3 18i 18l 18q 1 3 18m 17x 18q 1 3 18i 18l 17x 1 3 18k 17x 18l 1 3 189 18l 18q 1 3 18j 18l 18q 1 3 \
        18m 17w 17x 1 3 18l 17y 18q 1 3 18k 17w 18l 1 3 18j 18l 18l 1 3 18k 17w 18l 1 3 18m 17w 17x 1 3 17w 17x 18q 1 3 17x 17w 18q 1 3 18l 17w 18q \
        1 3 18h 18l 18q 1 3 17s 17x 18q 1 3 18j 18l 18l 1 3 189 17w 18l 1 3 185 18l 18l 1 3 183 17y 18q 1 3 18m 17w 18q 15 3 185 18k 1ci 1 3 18i 18k \
        1ci 1 4 17r 18k 18k 18n 1 4 17r 18j 17s 181 1 4 18l 17x 18l 17z 1 4 185 18k 189 18l 1 4 181 183 18o 18k 1 4 189 18k 18q 18n 1 4 18o 183 18k \
        18l 1 3 185 18k 18p 1 i 185 18k 18p w 17r 18k 18k 18n w 189 18k 18q 18n w 18o 183 18k 18l 1 8 17w 18k w 17w 18k 17r 18k 18n 1 4 181 1cc 17r \
        18k 25 2 w lh 1 2 w lh 1 2 w lh 1 2 w lh 10 2 w 18r 1 2 18g 18r 1 2 w 18s 2 2 w 18t 2 2 w 18u 1 2 18g 18u 1 2 w 18v 1 2 18g 18v 1 2 w 18w 1 \
        2 18g 18w 1 2 w 18x 1 2 18g 18x 1 2 w 18y 1 2 18g 18y 3a 2 18k 17m 1 2 18k 17m 1 2 18k 17n 1 2 18k 17n 1 2 18k 17p 1 2 18k 17p 1 2 18k 17r 1 \
        2 18k 17r 6f 2 w lg 1bmm 2 1c 18 1 2 1d 18 1 2 1e 18 1 2 1f 18 1 2 1g 18 1 2 1h 18 1 2 1i 18 1 2 1j 18 1 2 1k 18 1 2 1l 18 6 3 14 2p 15 1 3 \
        14 2q 15 1 3 14 2r 15 1 3 14 2s 15 1 3 14 2t 15 1 3 14 2u 15 1 3 14 2v 15 1 3 14 2w 15 1 3 14 2x 15 1 3 14 2y 15 1 3 14 2z 15 1 3 14 30 15 1 \
        3 14 31 15 1 3 14 32 15 1 3 14 33 15 1 3 14 34 15 1 3 14 35 15 1 3 14 36 15 1 3 14 37 15 1 3 14 38 15 1 3 14 39 15 1 3 14 3a 15 1 3 14 3b 15 \
        1 3 14 3c 15 1 3 14 3d 15 1 3 14 3e 15 1 3 9hw 37 9hx 3 2 2r 2s 1 2 3b 3e s 2 2w 3a 1 2 31 3a 1 2 37 2s 1 2 37 37 1 3 34 34 3a 1 2 3b 2r r 2 \
        31 2r 1 2 31 2s 1 2 31 36 10 2 2s 2y 34 2 9kr 9jf 1 2 9mb 9mb 1r 3 9hw kdo 9hx 1 3 9hw fex 9hx 1 3 9hw fik 9hx 1 3 9hw i2x 9hx 1 3 9hw m9l \
        9hx 1 3 9hw jf7 9hx 1 3 9hw nh3 9hx 1 3 9hw gd9 9hx 1 3 9hw k0n 9hx
        """

    /// Canonical decompositions: distance from the last one, first, second or 0, whether it is composed again.
    static let canonical: StaticString = """
        5c 1t lc 1 1 1t ld 1 1 1t le 1 1 1t lf 1 1 1t lk 1 1 1t lm 1 2 1v mf 1 1 1x lc 1 1 1x ld 1 1 1x le 1 1 1x lk 1 1 21 lc 1 1 21 ld 1 1 21 le 1 \
        1 21 lk 1 2 26 lf 1 1 27 lc 1 1 27 ld 1 1 27 le 1 1 27 lf 1 1 27 lk 1 3 2d lc 1 1 2d ld 1 1 2d le 1 1 2d lk 1 1 2h ld 1 3 2p lc 1 1 2p ld 1 \
        1 2p le 1 1 2p lf 1 1 2p lk 1 1 2p lm 1 2 2r mf 1 1 2t lc 1 1 2t ld 1 1 2t le 1 1 2t lk 1 1 2x lc 1 1 2x ld 1 1 2x le 1 1 2x lk 1 2 32 lf 1 \
        1 33 lc 1 1 33 ld 1 1 33 le 1 1 33 lf 1 1 33 lk 1 3 39 lc 1 1 39 ld 1 1 39 le 1 1 39 lk 1 1 3d ld 1 2 3d lk 1 1 1t lg 1 1 2p lg 1 1 1t li 1 \
        1 2p li 1 1 1t mg 1 1 2p mg 1 1 1v ld 1 1 2r ld 1 1 1v le 1 1 2r le 1 1 1v lj 1 1 2r lj 1 1 1v lo 1 1 2r lo 1 1 1w lo 1 1 2s lo 1 3 1x lg 1 \
        1 2t lg 1 1 1x li 1 1 2t li 1 1 1x lj 1 1 2t lj 1 1 1x mg 1 1 2t mg 1 1 1x lo 1 1 2t lo 1 1 1z le 1 1 2v le 1 1 1z li 1 1 2v li 1 1 1z lj 1 \
        1 2v lj 1 1 1z mf 1 1 2v mf 1 1 20 le 1 1 2w le 1 3 21 lf 1 1 2x lf 1 1 21 lg 1 1 2x lg 1 1 21 li 1 1 2x li 1 1 21 mg 1 1 2x mg 1 1 21 lj 1 \
        4 22 le 1 1 2y le 1 1 23 mf 1 1 2z mf 1 2 24 ld 1 1 30 ld 1 1 24 mf 1 1 30 mf 1 1 24 lo 1 1 30 lo 1 5 26 ld 1 1 32 ld 1 1 26 mf 1 1 32 mf 1 \
        1 26 lo 1 1 32 lo 1 4 27 lg 1 1 33 lg 1 1 27 li 1 1 33 li 1 1 27 ln 1 1 33 ln 1 3 2a ld 1 1 36 ld 1 1 2a mf 1 1 36 mf 1 1 2a lo 1 1 36 lo 1 \
        1 2b ld 1 1 37 ld 1 1 2b le 1 1 37 le 1 1 2b mf 1 1 37 mf 1 1 2b lo 1 1 37 lo 1 1 2c mf 1 1 38 mf 1 1 2c lo 1 1 38 lo 1 3 2d lf 1 1 39 lf 1 \
        1 2d lg 1 1 39 lg 1 1 2d li 1 1 39 li 1 1 2d lm 1 1 39 lm 1 1 2d ln 1 1 39 ln 1 1 2d mg 1 1 39 mg 1 1 2f le 1 1 3b le 1 1 2h le 1 1 3d le 1 \
        1 2h lk 1 1 2i ld 1 1 3e ld 1 1 2i lj 1 1 3e lj 1 1 2i lo 1 1 3e lo 1 y 27 m3 1 1 33 m3 1 e 2d m3 1 1 39 m3 1 t 1t lo 1 1 2p lo 1 1 21 lo 1 \
        1 2x lo 1 1 27 lo 1 1 33 lo 1 1 2d lo 1 1 39 lo 1 1 64 lg 1 1 70 lg 1 1 64 ld 1 1 70 ld 1 1 64 lo 1 1 70 lo 1 1 64 lc 1 1 70 lc 1 2 5g lg 1 \
        1 6c lg 1 1 fa lg 1 1 fb lg 1 1 5i lg 1 1 6e lg 1 3 1z lo 1 1 2v lo 1 1 23 lo 1 1 2z lo 1 1 27 mg 1 1 33 mg 1 1 dm lg 1 1 dn lg 1 1 c7 lo 1 \
        1 ia lo 1 1 2y lo 1 4 1z ld 1 1 2v ld 1 3 26 lc 1 1 32 lc 1 1 5h ld 1 1 6d ld 1 1 5i ld 1 1 6e ld 1 1 60 ld 1 1 6w ld 1 1 1t lr 1 1 2p lr 1 \
        1 1t lt 1 1 2p lt 1 1 1x lr 1 1 2t lr 1 1 1x lt 1 1 2t lt 1 1 21 lr 1 1 2x lr 1 1 21 lt 1 1 2x lt 1 1 27 lr 1 1 33 lr 1 1 27 lt 1 1 33 lt 1 \
        1 2a lr 1 1 36 lr 1 1 2a lt 1 1 36 lt 1 1 2d lr 1 1 39 lr 1 1 2d lt 1 1 39 lt 1 1 2b me 1 1 37 me 1 1 2c me 1 1 38 me 1 3 20 lo 1 1 2w lo 1 \
        7 1t lj 1 1 2p lj 1 1 1x mf 1 1 2t mf 1 1 5y lg 1 1 6u lg 1 1 5x lg 1 1 6t lg 1 1 27 lj 1 1 33 lj 1 1 fi lg 1 1 fj lg 1 1 2h lg 1 1 3d lg 1 \
        7h lc 0 0 1 ld 0 0 2 lv 0 0 1 lk ld 0 1c jd 0 0 a 1n 0 0 7 4o ld 1 1 pd ld 1 1 53 0 0 1 ph ld 1 1 pj ld 1 1 pl ld 1 2 pr ld 1 2 px ld 1 1 q1 \
        ld 1 1 qy ld 1 q pl lk 1 1 px lk 1 1 q9 ld 1 1 qd ld 1 1 qf ld 1 1 qh ld 1 1 qz ld 1 q qh lk 1 1 qt lk 1 1 qn ld 1 1 qt ld 1 1 qx ld 1 5 r6 \
        ld 1 1 r6 lk 1 18 t1 lc 1 1 t1 lk 1 2 sz ld 1 4 sm lk 1 5 t6 ld 1 1 t4 lc 1 1 tf li 1 b t4 li 1 w u0 li 1 n tx lc 1 1 tx lk 1 2 tv ld 1 4 uu \
        lk 1 5 u2 ld 1 1 u0 lc 1 1 ub li 1 o vo lr 1 1 vp lr 1 22 t2 li 1 1 ty li 1 e sw li 1 1 ts li 1 1 sw lk 1 1 ts lk 1 3 t1 li 1 1 tx li 1 3 yg \
        lk 1 1 yh lk 1 1 t2 lk 1 1 ty lk 1 1 t3 lk 1 1 tz lk 1 3 t4 lg 1 1 u0 lg 1 1 t4 lk 1 1 u0 lk 1 1 ta lk 1 1 u6 lk 1 3 yw lk 1 1 yx lk 1 1 tp \
        lk 1 1 ul lk 1 1 tf lg 1 1 ub lg 1 1 tf lk 1 1 ub lk 1 1 tf ln 1 1 ub ln 1 1 tj lk 1 1 uf lk 1 3 tn lk 1 1 uj lk 1 89 17r 18z 1 1 17r 190 1 \
        1 18o 190 1 1 17r 191 1 1 18q 190 1 4a 1cl 190 1 2 1c1 190 1 h 1ci 190 1 gm 1t4 1to 1 8 1tc 1to 1 3 1tf 1to 1 10 1sl 1to 0 1 1sm 1to 0 1 1sn \
        1to 0 1 1ss 1to 0 1 1sx 1to 0 1 1sy 1to 0 1 1t7 1to 0 1 1tb 1to 0 30 1xj 1xa 1 1 1xj 1xz 1 g 1wh 1x8 0 1 1wi 1x8 0 2 1wv 1x8 0 2c 20i 20s 0 \
        3 20o 20s 0 z 1zq 20s 0 1 1zr 20s 0 1 1zw 20s 0 3 20b 20s 0 6i 287 28m 1 3 287 27y 1 1 287 28n 1 g 275 27w 0 1 276 27w 0 1j 2aa 2c7 1 1i 2bq \
        2bi 1 1 2br 2bi 1 1 2bq 2c7 1 3g 2fa 2fq 1 3c 2in 2j9 1 7 2iu 2j9 1 1 2iu 2ja 1 2 2iu 2iq 1 1 2iy 2j9 1 3j 2me 2m6 1 1 2mf 2m6 1 1 2me 2mv 1 \
        3y 2qh 2q2 1 2 2qh 2q7 1 1 2qk 2q2 1 1 2qh 2qn 1 9x 30i 33r 0 a 30s 33r 0 5 30x 33r 0 5 312 33r 0 5 317 33r 0 d 30g 33p 0 a 31t 31u 0 2 31t \
        31w 0 1 33m 328 0 2 33n 328 0 9 31t 328 0 i 32q 33r 0 a 330 33r 0 5 335 33r 0 5 33a 33r 0 5 33f 33r 0 d 32o 33p 0 31 36t 372 1 25c 5c5 5dh 1 \
        2 5c7 5dh 1 2 5c9 5dh 1 2 5cb 5dh 1 2 5cd 5dh 1 4 5ch 5dh 1 15 5dm 5dh 1 2 5do 5dh 1 3 5dq 5dh 1 1 5dr 5dh 1 2 5du 5dh 1 jh 1t md 1 1 2p md \
        1 1 1u lj 1 1 2q lj 1 1 1u mb 1 1 2q mb 1 1 1u mp 1 1 2q mp 1 1 5j ld 1 1 6f ld 1 1 1w lj 1 1 2s lj 1 1 1w mb 1 1 2s mb 1 1 1w mp 1 1 2s mp \
        1 1 1w mf 1 1 2s mf 1 1 1w ml 1 1 2s ml 1 1 7m lc 1 1 7n lc 1 1 7m ld 1 1 7n ld 1 1 1x ml 1 1 2t ml 1 1 1x mo 1 1 2t mo 1 1 fc li 1 1 fd li \
        1 1 1y lj 1 1 2u lj 1 1 1z lg 1 1 2v lg 1 1 20 lj 1 1 2w lj 1 1 20 mb 1 1 2w mb 1 1 20 lk 1 1 2w lk 1 1 20 mf 1 1 2w mf 1 1 20 mm 1 1 2w mm \
        1 1 21 mo 1 1 2x mo 1 1 5r ld 1 1 6n ld 1 1 23 ld 1 1 2z ld 1 1 23 mb 1 1 2z mb 1 1 23 mp 1 1 2z mp 1 1 24 mb 1 1 30 mb 1 1 5yu lg 1 1 5yv \
        lg 1 1 24 mp 1 1 30 mp 1 1 24 ml 1 1 30 ml 1 1 25 ld 1 1 31 ld 1 1 25 lj 1 1 31 lj 1 1 25 mb 1 1 31 mb 1 1 26 lj 1 1 32 lj 1 1 26 mb 1 1 32 \
        mb 1 1 26 mp 1 1 32 mp 1 1 26 ml 1 1 32 ml 1 1 5x ld 1 1 6t ld 1 1 5x lk 1 1 6t lk 1 1 98 lc 1 1 99 lc 1 1 98 ld 1 1 99 ld 1 1 28 ld 1 1 34 \
        ld 1 1 28 lj 1 1 34 lj 1 1 2a lj 1 1 36 lj 1 1 2a mb 1 1 36 mb 1 1 5zu lg 1 1 5zv lg 1 1 2a mp 1 1 36 mp 1 1 2b lj 1 1 37 lj 1 1 2b mb 1 1 \
        37 mb 1 1 9m lj 1 1 9n lj 1 1 9s lj 1 1 9t lj 1 1 602 lj 1 1 603 lj 1 1 2c lj 1 1 38 lj 1 1 2c mb 1 1 38 mb 1 1 2c mp 1 1 38 mp 1 1 2c ml 1 \
        1 38 ml 1 1 2d mc 1 1 39 mc 1 1 2d mo 1 1 39 mo 1 1 2d ml 1 1 39 ml 1 1 a0 ld 1 1 a1 ld 1 1 a2 lk 1 1 a3 lk 1 1 2e lf 1 1 3a lf 1 1 2e mb 1 \
        1 3a mb 1 1 2f lc 1 1 3b lc 1 1 2f ld 1 1 3b ld 1 1 2f lk 1 1 3b lk 1 1 2f lj 1 1 3b lj 1 1 2f mb 1 1 3b mb 1 1 2g lj 1 1 3c lj 1 1 2g lk 1 \
        1 3c lk 1 1 2h lj 1 1 3d lj 1 1 2i le 1 1 3e le 1 1 2i mb 1 1 3e mb 1 1 2i mp 1 1 3e mp 1 1 2w mp 1 1 38 lk 1 1 3b lm 1 1 3d lm 1 2 an lj 1 \
        5 1t mb 1 1 2p mb 1 1 1t ll 1 1 2p ll 1 1 5e ld 1 1 6a ld 1 1 5e lc 1 1 6a lc 1 1 5e ll 1 1 6a ll 1 1 5e lf 1 1 6a lf 1 1 61s le 1 1 61t le \
        1 1 76 ld 1 1 77 ld 1 1 76 lc 1 1 77 lc 1 1 76 ll 1 1 77 ll 1 1 76 lf 1 1 77 lf 1 1 61s li 1 1 61t li 1 1 1x mb 1 1 2t mb 1 1 1x ll 1 1 2t \
        ll 1 1 1x lf 1 1 2t lf 1 1 5m ld 1 1 6i ld 1 1 5m lc 1 1 6i lc 1 1 5m ll 1 1 6i ll 1 1 5m lf 1 1 6i lf 1 1 62g le 1 1 62h le 1 1 21 ll 1 1 \
        2x ll 1 1 21 mb 1 1 2x mb 1 1 27 mb 1 1 33 mb 1 1 27 ll 1 1 33 ll 1 1 5w ld 1 1 6s ld 1 1 5w lc 1 1 6s lc 1 1 5w ll 1 1 6s ll 1 1 5w lf 1 1 \
        6s lf 1 1 630 le 1 1 631 le 1 1 bk ld 1 1 bl ld 1 1 bk lc 1 1 bl lc 1 1 bk ll 1 1 bl ll 1 1 bk lf 1 1 bl lf 1 1 bk mb 1 1 bl mb 1 1 2d mb 1 \
        1 39 mb 1 1 2d ll 1 1 39 ll 1 1 bz ld 1 1 c0 ld 1 1 bz lc 1 1 c0 lc 1 1 bz ll 1 1 c0 ll 1 1 bz lf 1 1 c0 lf 1 1 bz mb 1 1 c0 mb 1 1 2h lc 1 \
        1 3d lc 1 1 2h mb 1 1 3d mb 1 1 2h ll 1 1 3d ll 1 1 2h lf 1 1 3d lf 1 7 q9 lv 1 1 q9 lw 1 1 64g lc 1 1 64h lc 1 1 64g ld 1 1 64h ld 1 1 64g \
        n6 1 1 64h n6 1 1 pd lv 1 1 pd lw 1 1 64o lc 1 1 64p lc 1 1 64o ld 1 1 64p ld 1 1 64o n6 1 1 64p n6 1 1 qd lv 1 1 qd lw 1 1 64w lc 1 1 64x \
        lc 1 1 64w ld 1 1 64x ld 1 3 ph lv 1 1 ph lw 1 1 654 lc 1 1 655 lc 1 1 654 ld 1 1 655 ld 1 3 qf lv 1 1 qf lw 1 1 65c lc 1 1 65d lc 1 1 65c \
        ld 1 1 65d ld 1 1 65c n6 1 1 65d n6 1 1 pj lv 1 1 pj lw 1 1 65k lc 1 1 65l lc 1 1 65k ld 1 1 65l ld 1 1 65k n6 1 1 65l n6 1 1 qh lv 1 1 qh \
        lw 1 1 65s lc 1 1 65t lc 1 1 65s ld 1 1 65t ld 1 1 65s n6 1 1 65t n6 1 1 pl lv 1 1 pl lw 1 1 660 lc 1 1 661 lc 1 1 660 ld 1 1 661 ld 1 1 660 \
        n6 1 1 661 n6 1 1 qn lv 1 1 qn lw 1 1 668 lc 1 1 669 lc 1 1 668 ld 1 1 669 ld 1 3 pr lv 1 1 pr lw 1 1 66g lc 1 1 66h lc 1 1 66g ld 1 1 66h \
        ld 1 3 qt lv 1 1 qt lw 1 1 66o lc 1 1 66p lc 1 1 66o ld 1 1 66p ld 1 1 66o n6 1 1 66p n6 1 2 px lw 1 2 66x lc 1 2 66x ld 1 2 66x n6 1 1 qx \
        lv 1 1 qx lw 1 1 674 lc 1 1 675 lc 1 1 674 ld 1 1 675 ld 1 1 674 n6 1 1 675 n6 1 1 q1 lv 1 1 q1 lw 1 1 67c lc 1 1 67d lc 1 1 67c ld 1 1 67d \
        ld 1 1 67c n6 1 1 67d n6 1 1 q9 lc 1 1 q4 0 0 1 qd lc 1 1 q5 0 0 1 qf lc 1 1 q6 0 0 1 qh lc 1 1 q7 0 0 1 qn lc 1 1 r0 0 0 1 qt lc 1 1 r1 0 0 \
        1 qx lc 1 1 r2 0 0 3 64g n9 1 1 64h n9 1 1 64i n9 1 1 64j n9 1 1 64k n9 1 1 64l n9 1 1 64m n9 1 1 64n n9 1 1 64o n9 1 1 64p n9 1 1 64q n9 1 \
        1 64r n9 1 1 64s n9 1 1 64t n9 1 1 64u n9 1 1 64v n9 1 1 65c n9 1 1 65d n9 1 1 65e n9 1 1 65f n9 1 1 65g n9 1 1 65h n9 1 1 65i n9 1 1 65j n9 \
        1 1 65k n9 1 1 65l n9 1 1 65m n9 1 1 65n n9 1 1 65o n9 1 1 65p n9 1 1 65q n9 1 1 65r n9 1 1 674 n9 1 1 675 n9 1 1 676 n9 1 1 677 n9 1 1 678 \
        n9 1 1 679 n9 1 1 67a n9 1 1 67b n9 1 1 67c n9 1 1 67d n9 1 1 67e n9 1 1 67f n9 1 1 67g n9 1 1 67h n9 1 1 67i n9 1 1 67j n9 1 1 q9 li 1 1 q9 \
        lg 1 1 67k n9 1 1 q9 n9 1 1 q4 n9 1 2 q9 n6 1 1 69i n9 1 1 pd li 1 1 pd lg 1 1 pd lc 1 1 p2 0 0 1 pd n9 1 2 qh 0 0 3 4o n6 1 1 67o n9 1 1 qf \
        n9 1 1 q6 n9 1 2 qf n6 1 1 69y n9 1 1 ph lc 1 1 p4 0 0 1 pj lc 1 1 p5 0 0 1 pj n9 1 1 69r lc 1 1 69r ld 1 1 69r n6 1 1 qh li 1 1 qh lg 1 1 \
        qy lc 1 1 pc 0 0 3 qh n6 1 1 qy n6 1 1 pl li 1 1 pl lg 1 1 pl lc 1 1 p6 0 0 2 6bi lc 1 1 6bi ld 1 1 6bi n6 1 1 qt li 1 1 qt lg 1 1 qz lc 1 1 \
        q8 0 0 1 qp lv 1 1 qp lw 1 1 qt n6 1 1 qz n6 1 1 px li 1 1 px lg 1 1 px lc 1 1 pa 0 0 1 pt lw 1 1 4o lc 1 1 p1 0 0 1 2o 0 0 3 67w n9 1 1 qx \
        n9 1 1 r2 n9 1 2 qx n6 1 1 6ba n9 1 1 pr lc 1 1 p8 0 0 1 q1 lc 1 1 pb 0 0 1 q1 n9 1 1 50 0 0 3 6bm 0 0 1 6bn 0 0 85 q1 0 0 4 23 0 0 1 5h 0 0 \
        33 6mo mw 1 1 6mq mw 1 j 6ms mw 1 v 6og mw 1 1 6ok mw 1 1 6oi mw 1 1h 6pv mw 1 5 6q0 mw 1 3 6q3 mw 1 o 6qr mw 1 2 6qt mw 1 r 6rg mw 1 3 6rn \
        mw 1 3 6rp mw 1 2 6rs mw 1 n 1p mw 1 2 6sh mw 1 b 6rx mw 1 1 1o mw 1 1 1q mw 1 1 6sk mw 1 1 6sl mw 1 3 6sy mw 1 1 6sz mw 1 3 6t2 mw 1 1 6t3 \
        mw 1 7 6t6 mw 1 1 6t7 mw 1 3 6te mw 1 1 6tf mw 1 3 6ti mw 1 1 6tj mw 1 z 6ua mw 1 1 6ug mw 1 1 6uh mw 1 1 6uj mw 1 1d 6t8 mw 1 1 6t9 mw 1 1 \
        6tt mw 1 1 6tu mw 1 7 6uq mw 1 1 6ur mw 1 1 6us mw 1 1 6ut mw 1 1o 9hk 0 0 1 9hl 0 0 1iq 8gt mw 0 12o 9jf 9ll 1 2 9jh 9ll 1 2 9jj 9ll 1 2 \
        9jl 9ll 1 2 9jn 9ll 1 2 9jp 9ll 1 2 9jr 9ll 1 2 9jt 9ll 1 2 9jv 9ll 1 2 9jx 9ll 1 2 9jz 9ll 1 2 9k1 9ll 1 3 9k4 9ll 1 2 9k6 9ll 1 2 9k8 9ll \
        1 7 9kf 9ll 1 1 9kf 9lm 1 2 9ki 9ll 1 1 9ki 9lm 1 2 9kl 9ll 1 1 9kl 9lm 1 2 9ko 9ll 1 1 9ko 9lm 1 2 9kr 9ll 1 1 9kr 9lm 1 n 9ja 9ll 1 a 9lp \
        9ll 1 e 9m3 9ll 1 2 9m5 9ll 1 2 9m7 9ll 1 2 9m9 9ll 1 2 9mb 9ll 1 2 9md 9ll 1 2 9mf 9ll 1 2 9mh 9ll 1 2 9mj 9ll 1 2 9ml 9ll 1 2 9mn 9ll 1 2 \
        9mp 9ll 1 3 9ms 9ll 1 2 9mu 9ll 1 2 9mw 9ll 1 7 9n3 9ll 1 1 9n3 9lm 1 2 9n6 9ll 1 1 9n6 9lm 1 2 9n9 9ll 1 1 9n9 9lm 1 2 9nc 9ll 1 1 9nc 9lm \
        1 2 9nf 9ll 1 1 9nf 9lm 1 n 9ly 9ll 1 3 9nz 9ll 1 1 9o0 9ll 1 1 9o1 9ll 1 1 9o2 9ll 1 4 9od 9ll 1 13ia rpk 0 0 1 kc4 0 0 1 s7e 0 0 1 rt4 0 0 \
        1 lw1 0 0 1 fg2 0 0 1 gkl 0 0 1 vj0 0 0 1 vj0 0 0 1 hn5 0 0 1 ssx 0 0 1 gw7 0 0 1 hmw 0 0 1 jcm 0 0 1 ne1 0 0 1 p6t 0 0 1 qin 0 0 1 qt6 0 0 \
        1 r20 0 0 1 sjz 0 0 1 kxu 0 0 1 ljv 0 0 1 mah 0 0 1 mvy 0 0 1 q4d 0 0 1 sq2 0 0 1 uep 0 0 1 fia 0 0 1 ghh 0 0 1 l50 0 0 1 mjf 0 0 1 qi5 0 0 \
        1 v8e 0 0 1 ifk 0 0 1 m3v 0 0 1 qfh 0 0 1 r50 0 0 1 jih 0 0 1 pnc 0 0 1 qvz 0 0 1 iq2 0 0 1 kd3 0 0 1 lm2 0 0 1 mpo 0 0 1 slq 0 0 1 fpi 0 0 \
        1 g53 0 0 1 gda 0 0 1 jwk 0 0 1 l3n 0 0 1 mj4 0 0 1 nhj 0 0 1 pa9 0 0 1 qh2 0 0 1 qjg 0 0 1 s1b 0 0 1 tv6 0 0 1 upb 0 0 1 v7e 0 0 1 nt8 0 0 \
        1 nzz 0 0 1 otc 0 0 1 q15 0 0 1 t1g 0 0 1 vb3 0 0 1 rfa 0 0 1 hjz 0 0 1 iro 0 0 1 okg 0 0 1 pdq 0 0 1 mle 0 0 1 nuy 0 0 1 rsy 0 0 1 ttj 0 0 \
        1 hjs 0 0 1 i8y 0 0 1 kyb 0 0 1 lp6 0 0 1 lxr 0 0 1 oq7 0 0 1 oxj 0 0 1 tor 0 0 1 gcy 0 0 1 pe3 0 0 1 g64 0 0 1 g5o 0 0 1 o4c 0 0 1 ou6 0 0 \
        1 q29 0 0 1 tpx 0 0 1 rk0 0 0 1 jin 0 0 1 kxu 0 0 1 rge 0 0 1 fg9 0 0 1 i5j 0 0 1 iz6 0 0 1 mtj 0 0 1 n74 0 0 1 gev 0 0 1 nwb 0 0 1 fr3 0 0 \
        1 iw9 0 0 1 ff1 0 0 1 lho 0 0 1 k1k 0 0 1 opu 0 0 1 gjn 0 0 1 hge 0 0 1 ni9 0 0 1 q4p 0 0 1 re2 0 0 1 la2 0 0 1 sds 0 0 1 lfs 0 0 1 jjy 0 0 \
        1 put 0 0 1 jog 0 0 1 n6t 0 0 1 fji 0 0 1 g2x 0 0 1 g5l 0 0 1 kn5 0 0 1 oo7 0 0 1 prj 0 0 1 rf6 0 0 1 ssv 0 0 1 gdx 0 0 1 gn6 0 0 1 ho3 0 0 \
        1 ir0 0 0 1 k3p 0 0 1 m4e 0 0 1 nxm 0 0 1 tkd 0 0 1 ui2 0 0 1 vbr 0 0 1 vda 0 0 1 gbf 0 0 1 kau 0 0 1 l87 0 0 1 sbm 0 0 1 ino 0 0 1 j9s 0 0 \
        1 jcw 0 0 1 jve 0 0 1 lyb 0 0 1 mdl 0 0 1 n0p 0 0 1 o22 0 0 1 ovo 0 0 1 pdb 0 0 1 s9y 0 0 1 q9a 0 0 1 sgz 0 0 1 t3e 0 0 1 g7r 0 0 1 gbn 0 0 \
        1 gql 0 0 1 ma0 0 0 1 r0i 0 0 1 re2 0 0 1 iq1 0 0 1 iyd 0 0 1 jnf 0 0 1 l9q 0 0 1 oji 0 0 1 mt1 0 0 1 fl0 0 0 1 h6h 0 0 1 i5j 0 0 1 iii 0 0 \
        1 izg 0 0 1 muq 0 0 1 mzt 0 0 1 p7e 0 0 1 pc6 0 0 1 svo 0 0 1 tti 0 0 1 tvs 0 0 1 u1k 0 0 1 fpn 0 0 1 o1a 0 0 1 ss4 0 0 1 trs 0 0 1 j4x 0 0 \
        1 fie 0 0 1 fyy 0 0 1 i5q 0 0 1 i7z 0 0 1 k2h 0 0 1 kxu 0 0 1 mha 0 0 1 ncy 0 0 1 q9o 0 0 1 sjg 0 0 1 vil 0 0 1 k94 0 0 1 tny 0 0 1 gax 0 0 \
        1 kfv 0 0 1 kj7 0 0 1 lkx 0 0 1 luk 0 0 1 mx5 0 0 1 n6h 0 0 1 nsb 0 0 1 opc 0 0 1 u3i 0 0 1 g31 0 0 1 je6 0 0 1 tq0 0 0 1 fu3 0 0 1 ie1 0 0 \
        1 lpm 0 0 1 sa2 0 0 1 ivf 0 0 1 j7o 0 0 1 kk7 0 0 1 mtj 0 0 1 tqe 0 0 1 g89 0 0 1 glr 0 0 1 i91 0 0 1 k5v 0 0 1 kem 0 0 1 ko8 0 0 1 lid 0 0 \
        1 mx2 0 0 1 naa 0 0 1 p6h 0 0 1 r0v 0 0 1 r1d 0 0 1 sss 0 0 1 tsy 0 0 1 gfz 0 0 1 lve 0 0 1 gm5 0 0 1 mhc 0 0 1 n14 0 0 1 qgq 0 0 1 tr7 0 0 \
        1 uvr 0 0 1 vbz 0 0 1 kgn 0 0 1 lor 0 0 1 pns 0 0 1 o97 0 0 1 obk 0 0 1 olu 0 0 1 mo0 0 0 1 m8p 0 0 1 riw 0 0 1 fk0 0 0 1 px2 0 0 1 g8q 0 0 \
        1 g7b 0 0 1 ip2 0 0 1 jir 0 0 1 onq 0 0 1 i2t 0 0 1 ljy 0 0 1 kac 0 0 1 saj 0 0 1 qx8 0 0 1 tot 0 0 1 r63 0 0 1 iqb 0 0 1 g1s 0 0 1 gxs 0 0 \
        3 hga 0 0 2 k8k 0 0 3 g66 0 0 1 mqy 0 0 1 ngq 0 0 1 ny4 0 0 1 nz2 0 0 1 nz9 0 0 1 o0f 0 0 1 tw6 0 0 1 on2 0 0 1 p8d 0 0 2 qhe 0 0 2 rg8 0 0 \
        3 shk 0 0 1 sn1 0 0 4 u7j 0 0 1 u7w 0 0 1 u94 0 0 1 v5g 0 0 1 sm6 0 0 1 trr 0 0 1 fqm 0 0 1 fzb 0 0 1 g25 0 0 1 gcp 0 0 1 gdg 0 0 1 ggh 0 0 \
        1 gwt 0 0 1 gzq 0 0 1 h2g 0 0 1 hfk 0 0 1 hig 0 0 1 i90 0 0 1 i9a 0 0 1 j2s 0 0 1 j8o 0 0 1 j9q 0 0 1 jci 0 0 1 k0f 0 0 1 k4i 0 0 1 k9d 0 0 \
        1 kn9 0 0 1 lmf 0 0 1 lqy 0 0 1 lya 0 0 1 mem 0 0 1 mjv 0 0 1 mxu 0 0 1 ntd 0 0 1 ny6 0 0 1 nyh 0 0 1 nyg 0 0 1 nyo 0 0 1 nyu 0 0 1 nz1 0 0 \
        1 o0d 0 0 1 o0e 0 0 1 o5c 0 0 1 o75 0 0 1 og0 0 0 1 ovo 0 0 1 ow9 0 0 1 oxt 0 0 1 p6a 0 0 1 pad 0 0 1 pnx 0 0 1 prt 0 0 1 prt 0 0 1 q53 0 0 \
        1 r2o 0 0 1 r6e 0 0 1 rgh 0 0 1 ri1 0 0 1 rtf 0 0 1 ruw 0 0 1 sdy 0 0 1 shk 0 0 1 tsz 0 0 1 u0v 0 0 1 u2j 0 0 1 j1x 0 0 1 36cu 0 0 1 pp4 0 0 \
        3 ffq 0 0 1 g51 0 0 1 g2w 0 0 1 fpc 0 0 1 g1x 0 0 1 g3k 0 0 1 gcn 0 0 1 ge2 0 0 1 gwt 0 0 1 gut 0 0 1 gwp 0 0 1 gyq 0 0 1 hga 0 0 1 hir 0 0 \
        1 hms 0 0 1 hn8 0 0 1 huq 0 0 1 i08 0 0 1 iqa 0 0 1 iqh 0 0 1 iuh 0 0 1 iwd 0 0 1 j4o 0 0 1 j7y 0 0 1 j60 0 0 1 j9q 0 0 1 j8g 0 0 1 jci 0 0 \
        1 jec 0 0 1 jpg 0 0 1 jrw 0 0 1 jte 0 0 1 k0m 0 0 1 k8k 0 0 1 kd3 0 0 1 kd7 0 0 1 keu 0 0 1 l89 0 0 1 la2 0 0 1 lkx 0 0 1 lwb 0 0 1 lvv 0 0 \
        1 lya 0 0 1 m5a 0 0 1 mem 0 0 1 nmv 0 0 1 mk5 0 0 1 mnj 0 0 1 mqy 0 0 1 n01 0 0 1 n46 0 0 1 n5n 0 0 1 nbx 0 0 1 nbz 0 0 1 ngq 0 0 1 nh7 0 0 \
        1 nhw 0 0 1 nka 0 0 1 nk0 0 0 1 nv0 0 0 1 o8h 0 0 1 og0 0 0 1 ol7 0 0 1 orf 0 0 1 ovo 0 0 1 p4u 0 0 1 pad 0 0 1 pxu 0 0 1 q27 0 0 1 qrd 0 0 \
        1 r41 0 0 1 r5y 0 0 1 r6e 0 0 1 ren 0 0 1 rg8 0 0 1 rez 0 0 1 rgh 0 0 1 rge 0 0 1 rfx 0 0 1 ri1 0 0 1 rka 0 0 1 ruw 0 0 1 sag 0 0 1 sj6 0 0 \
        1 srd 0 0 1 sxi 0 0 1 tq4 0 0 1 tsz 0 0 1 tw6 0 0 1 tzv 0 0 1 u0v 0 0 1 u17 0 0 1 u2j 0 0 1 umq 0 0 1 vj0 0 0 1 313e 0 0 1 3138 0 0 1 33dh 0 \
        0 1 brx 0 0 1 cns 0 0 1 cop 0 0 1 39e1 0 0 1 3bgw 0 0 1 3i6r 0 0 1 vgj 0 0 1 vim 0 0 1w 15l 14k 0 2 16a 14n 0 b 161 14x 0 1 161 14y 0 1 1dmx \
        14x 0 1 1dmx 14y 0 1 15c 14n 0 1 15c 14o 0 1 15c 14s 0 1 15d 14s 0 1 15e 14s 0 1 15f 14s 0 1 15g 14s 0 1 15h 14s 0 1 15i 14s 0 2 15k 14s 0 1 \
        15l 14s 0 1 15m 14s 0 1 15n 14s 0 1 15o 14s 0 2 15q 14s 0 2 15s 14s 0 1 15t 14s 0 2 15v 14s 0 1 15w 14s 0 2 15y 14s 0 1 15z 14s 0 1 160 14s \
        0 1 161 14s 0 1 162 14s 0 1 15h 14p 0 1 15d 14v 0 1 15n 14v 0 1 15w 14v 0 22j 1fpu lj 1 r 1fq2 lj 1 246 1huh 1hve 1 2 1huj 1hve 1 f 1hut \
        1hve 1 3n 1hyp 1hyf 1 1 1hyq 1hyf 1 f0 1idj 1ida 1 1 1idj 1idz 1 1j 1if6 1ih5 1 2 1if8 1igr 1 9 1iff 1igy 1 3 1ifk 1ih5 1 1g 1igy 1igy 1 2 \
        1igy 1igo 1 1 1igy 1ih5 1 6r 1int 1inu 1 1 1int 1ink 1 2 1int 1inx 1 70 1iuw 1iun 1 1 1iux 1iun 1 ot 1jjp 1jjk 1 e7d 1xr2 1xr2 1 1 1xr2 1xrd \
        1 1 1xr2 1xr3 1 1 1xrd 1xr3 1 1 1xr2 1xr4 1 1 1xr5 1xr3 1 1 1xr6 1xr3 1 1 1xr5 1xr4 1 2f4 206f 206f 1 1 206b 206f 1 1 206h 206f 1 jqs 2jx3 \
        2jxh 0 1 2jx4 2jxh 0 1 2jxb 2jxq 0 1 2jxb 2jxr 0 1 2jxb 2jxs 0 1 2jxb 2jxt 0 1 2jxb 2jxu 0 2f 2jzt 2jxh 0 1 2jzu 2jxh 0 1 2jzv 2jxq 0 1 2jzw \
        2jxq 0 1 2jzv 2jxr 0 1 2jzw 2jxr 0 1m4g fgd 0 0 1 fg8 0 0 1 fgh 0 0 1 2tcy 0 0 1 fog 0 0 1 fqm 0 0 1 fqz 0 0 1 fsy 0 0 1 fwa 0 0 1 fx5 0 0 1 \
        fzb 0 0 1 fyn 0 0 1 ae6 0 0 1 2ud6 0 0 1 g25 0 0 1 g2c 0 0 1 g2s 0 0 1 g3b 0 0 1 2u58 0 0 1 aex 0 0 1 g2v 0 0 1 g3x 0 0 1 2u6j 0 0 1 g47 0 0 \
        1 g4k 0 0 1 fkc 0 0 1 g4s 0 0 1 g51 0 0 1 3ly7 0 0 1 g6t 0 0 1 g77 0 0 1 afz 0 0 1 g8r 0 0 1 g92 0 0 1 gaa 0 0 1 gaf 0 0 1 ahh 0 0 1 gcn 0 0 \
        1 gcp 0 0 1 gdg 0 0 1 ge2 0 0 1 ged 0 0 1 gee 0 0 1 gev 0 0 1 gg9 0 0 1 ggh 0 0 1 ggq 0 0 1 ghf 0 0 1 ghp 0 0 1 ghr 0 0 1 ghr 0 0 1 ghr 0 0 \
        1 2v58 0 0 1 m7k 0 0 1 gju 0 0 1 gkf 0 0 1 2vdv 0 0 1 gkr 0 0 1 gkx 0 0 1 gli 0 0 1 gpq 0 0 1 gmw 0 0 1 gnc 0 0 1 go8 0 0 1 gpu 0 0 1 gs6 0 \
        0 1 gsw 0 0 1 gur 0 0 1 gv7 0 0 1 gw4 0 0 1 gw4 0 0 1 gwp 0 0 1 gx7 0 0 1 gxf 0 0 1 gxu 0 0 1 h7a 0 0 1 gzq 0 0 1 h7b 0 0 1 h1t 0 0 1 h2s 0 \
        0 1 g7b 0 0 1 hke 0 0 1 hce 0 0 1 hdg 0 0 1 he5 0 0 1 haj 0 0 1 hf6 0 0 1 hf5 0 0 1 hik 0 0 1 2x9g 0 0 1 hki 0 0 1 hkn 0 0 1 hl2 0 0 1 hlm 0 \
        0 1 hlu 0 0 1 hnm 0 0 1 2xm0 0 0 1 2xnu 0 0 1 hrg 0 0 1 hsr 0 0 1 ht3 0 0 1 hqw 0 0 1 huu 0 0 1 aum 0 0 1 av0 0 0 1 hzc 0 0 1 i0u 0 0 1 i0u \
        0 0 1 2y88 0 0 1 i4j 0 0 1 i54 0 0 1 i5j 0 0 1 i5v 0 0 1 2yhk 0 0 1 i67 0 0 1 i6e 0 0 1 itv 0 0 1 i76 0 0 1 ayp 0 0 1 i8w 0 0 1 i9a 0 0 1 \
        ibk 0 0 1 ia5 0 0 1 2z1g 0 0 1 if7 0 0 1 2z1i 0 0 1 ige 0 0 1 igb 0 0 1 igs 0 0 1 ijl 0 0 1 ijm 0 0 1 b3j 0 0 1 ikd 0 0 1 ilk 0 0 1 im5 0 0 \
        1 ind 0 0 1 b4y 0 0 1 2zr7 0 0 1 b5o 0 0 1 ipc 0 0 1 ipf 0 0 1 ipi 0 0 1 iq2 0 0 1 3pg2 0 0 1 iri 0 0 1 3035 0 0 1 3035 0 0 1 poh 0 0 1 isi \
        0 0 1 isi 0 0 1 b7r 0 0 1 335k 0 0 1 3cgq 0 0 1 iua 0 0 1 iuj 0 0 1 b8j 0 0 1 ivu 0 0 1 ix9 0 0 1 ixj 0 0 1 iyh 0 0 1 j29 0 0 1 bay 0 0 1 \
        ba4 0 0 1 j2s 0 0 1 30t0 0 0 1 j47 0 0 1 j7s 0 0 1 j7w 0 0 1 j7y 0 0 1 j7w 0 0 1 j96 0 0 1 j9q 0 0 1 jaq 0 0 1 jac 0 0 1 jan 0 0 1 jby 0 0 1 \
        jci 0 0 1 jcm 0 0 1 jdc 0 0 1 jdn 0 0 1 jfh 0 0 1 jht 0 0 1 jis 0 0 1 jm8 0 0 1 31n0 0 0 1 jlp 0 0 1 jjw 0 0 1 jmw 0 0 1 jnn 0 0 1 jqc 0 0 1 \
        31td 0 0 1 js2 0 0 1 jph 0 0 1 jop 0 0 1 bhq 0 0 1 ju1 0 0 1 jum 0 0 1 jvh 0 0 1 juf 0 0 1 bjg 0 0 1 k0f 0 0 1 k18 0 0 1 32mi 0 0 1 k4j 0 0 \
        1 kc8 0 0 1 k7d 0 0 1 bo9 0 0 1 k9d 0 0 1 bns 0 0 1 bms 0 0 1 g42 0 0 1 g45 0 0 1 kcg 0 0 1 k9o 0 0 1 pf1 0 0 1 deh 0 0 1 kd3 0 0 1 kd7 0 0 \
        1 kdd 0 0 1 kf2 0 0 1 ker 0 0 1 33cz 0 0 1 bpl 0 0 1 kje 0 0 1 kg5 0 0 1 klu 0 0 1 kn9 0 0 1 33hp 0 0 1 kni 0 0 1 kkf 0 0 1 kr8 0 0 1 brx 0 \
        0 1 ksi 0 0 1 kv7 0 0 1 kx6 0 0 1 l2g 0 0 1 33xf 0 0 1 l3v 0 0 1 bvc 0 0 1 l5t 0 0 1 34br 0 0 1 l78 0 0 1 bwu 0 0 1 l82 0 0 1 l9b 0 0 1 la2 \
        0 0 1 la3 0 0 1 34p9 0 0 1 2yvf 0 0 1 34sa 0 0 1 le6 0 0 1 354s 0 0 1 lhb 0 0 1 lhp 0 0 1 lev 0 0 1 ljq 0 0 1 lku 0 0 1 lmf 0 0 1 lkx 0 0 1 \
        lm1 0 0 1 lmg 0 0 1 lmt 0 0 1 357i 0 0 1 lkk 0 0 1 lrj 0 0 1 lta 0 0 1 c37 0 0 1 lvv 0 0 1 lvr 0 0 1 35jl 0 0 1 lq1 0 0 1 m0e 0 0 1 35ni 0 0 \
        1 35ou 0 0 1 m2u 0 0 1 m61 0 0 1 m5a 0 0 1 m57 0 0 1 c5y 0 0 1 m6i 0 0 1 m7x 0 0 1 m7r 0 0 1 m99 0 0 1 2u5h 0 0 1 mdh 0 0 1 368z 0 0 1 mfw 0 \
        0 1 36i3 0 0 1 mjs 0 0 1 mk5 0 0 1 mkw 0 0 1 36yw 0 0 1 mm8 0 0 1 mmt 0 0 1 3779 0 0 1 37dg 0 0 1 mt6 0 0 1 mtn 0 0 1 cdo 0 0 1 mud 0 0 1 \
        ce0 0 0 1 ce0 0 0 1 myv 0 0 1 mzg 0 0 1 n01 0 0 1 n0l 0 0 1 n2i 0 0 1 cgr 0 0 1 n50 0 0 1 386u 0 0 1 n5q 0 0 1 389e 0 0 1 n74 0 0 1 2zrz 0 0 \
        1 nbk 0 0 1 38v5 0 0 1 38vs 0 0 1 38zo 0 0 1 cn0 0 0 1 cnc 0 0 1 nhw 0 0 1 394j 0 0 1 394i 0 0 1 395l 0 0 1 396b 0 0 1 nj2 0 0 1 nj3 0 0 1 \
        nj3 0 0 1 nka 0 0 1 cop 0 0 1 nm3 0 0 1 cp2 0 0 1 cra 0 0 1 39r1 0 0 1 nri 0 0 1 nt8 0 0 1 nv0 0 0 1 ctf 0 0 1 3a5i 0 0 1 nyu 0 0 1 3a8q 0 0 \
        1 3a9x 0 0 1 o0f 0 0 1 o2z 0 0 1 cvj 0 0 1 o5c 0 0 1 o5m 0 0 1 o5r 0 0 1 3at8 0 0 1 3b1j 0 0 1 3b1j 0 0 1 oa6 0 0 1 d1e 0 0 1 3b8r 0 0 1 og6 \
        0 0 1 og9 0 0 1 d2f 0 0 1 3beo 0 0 1 onm 0 0 1 d5s 0 0 1 oo8 0 0 1 oo3 0 0 1 oow 0 0 1 3c06 0 0 1 orn 0 0 1 d8h 0 0 1 ouf 0 0 1 ow2 0 0 1 \
        oxx 0 0 1 d9w 0 0 1 3ciw 0 0 1 3cjr 0 0 1 dax 0 0 1 3cnt 0 0 1 p6i 0 0 1 3cqm 0 0 1 p79 0 0 1 pa2 0 0 1 pad 0 0 1 3d22 0 0 1 3d43 0 0 1 pcw \
        0 0 1 3d7s 0 0 1 pdc 0 0 1 33a7 0 0 1 ded 0 0 1 pf6 0 0 1 phf 0 0 1 dfv 0 0 1 pj2 0 0 1 hx1 0 0 1 3dlz 0 0 1 3dmd 0 0 1 33bn 0 0 1 33bw 0 0 \
        1 poh 0 0 1 pok 0 0 1 sda 0 0 1 dij 0 0 1 psh 0 0 1 psb 0 0 1 pst 0 0 1 gc3 0 0 1 ptd 0 0 1 ptf 0 0 1 ptp 0 0 1 puu 0 0 1 3ebg 0 0 1 put 0 0 \
        1 pwd 0 0 1 pyb 0 0 1 q0d 0 0 1 pwj 0 0 1 q0t 0 0 1 q1z 0 0 1 q53 0 0 1 pxv 0 0 1 q16 0 0 1 q18 0 0 1 q1o 0 0 1 3eie 0 0 1 3eqz 0 0 1 3emt 0 \
        0 1 dnv 0 0 1 q9d 0 0 1 q9f 0 0 1 qae 0 0 1 3g0a 0 0 1 qck 0 0 1 3f3g 0 0 1 dp9 0 0 1 dpd 0 0 1 3f75 0 0 1 3ff6 0 0 1 dpn 0 0 1 qj4 0 0 1 \
        qjg 0 0 1 qjr 0 0 1 qjt 0 0 1 qll 0 0 1 qko 0 0 1 qoe 0 0 1 qn6 0 0 1 qrd 0 0 1 qp4 0 0 1 qqz 0 0 1 qrq 0 0 1 dsn 0 0 1 qu9 0 0 1 qv5 0 0 1 \
        dtl 0 0 1 qxs 0 0 1 qxv 0 0 1 3giv 0 0 1 r13 0 0 1 r1a 0 0 1 dv9 0 0 1 r22 0 0 1 aez 0 0 1 3gz2 0 0 1 3h46 0 0 1 dz2 0 0 1 dzb 0 0 1 rds 0 0 \
        1 rfx 0 0 1 rka 0 0 1 rpx 0 0 1 3hrc 0 0 1 rsb 0 0 1 rsx 0 0 1 rvf 0 0 1 rxz 0 0 1 3i9b 0 0 1 2upw 0 0 1 s0b 0 0 1 rzw 0 0 1 s1c 0 0 1 2uvy \
        0 0 1 s7o 0 0 1 sag 0 0 1 3jki 0 0 1 3jl9 0 0 1 sk4 0 0 1 smp 0 0 1 snl 0 0 1 3ju6 0 0 1 snv 0 0 1 svs 0 0 1 t07 0 0 1 t08 0 0 1 sxo 0 0 1 \
        t89 0 0 1 t91 0 0 1 3ksa 0 0 1 tjf 0 0 1 ej9 0 0 1 tkn 0 0 1 3l2v 0 0 1 eli 0 0 1 ts3 0 0 1 iia 0 0 1 tur 0 0 1 3ltx 0 0 1 3lzu 0 0 1 epa 0 \
        0 1 epi 0 0 1 u00 0 0 1 3mdm 0 0 1 er6 0 0 1 3mhi 0 0 1 u17 0 0 1 u17 0 0 1 u21 0 0 1 3mpi 0 0 1 u76 0 0 1 eur 0 0 1 u95 0 0 1 ucn 0 0 1 ude \
        0 0 1 uf2 0 0 1 ez2 0 0 1 3nsg 0 0 1 umq 0 0 1 uv4 0 0 1 v0d 0 0 1 f66 0 0 1 f71 0 0 1 v3b 0 0 1 3owe 0 0 1 f7c 0 0 1 3oxx 0 0 1 3p5a 0 0 1 \
        3p8x 0 0 1 vcr 0 0 1 f9y 0 0 1 veh 0 0 1 vem 0 0 1 vet 0 0 1 vf3 0 0 1 vfa 0 0 1 vgb 0 0 1 3pxc 0 0
        """

    /// Combining classes.
    static let combining: StaticString = """
        lc l 6e 0 1 6g 0 4 64 0 1 6g 0 1 60 0 5 64 0 2 5m 0 4 64 0 2 5m 0 b 64 0 5 1 0 4 64 0 8 6e 0 1 6o 0 1 6e 0 3 64 0 3 6e 0 2 64 1 3 6e 0 4 64 \
        0 1 6e 0 1 6g 0 2 64 0 1 6e 0 1 6h 0 2 6i 0 1 6h 0 2 6i 0 1 6h 0 d 6e 7n 5 6e 7d 1 64 0 4 6e 0 1 64 0 3 6e 0 1 66 0 1 64 0 6 6e 0 6 64 0 2 \
        6e 0 1 64 0 2 6e 0 1 66 0 1 6c 0 1 6e 0 1 a 0 1 b 0 1 c 0 1 d 0 1 e 0 1 f 0 1 g 0 1 h 0 1 i 0 2 j 0 1 k 0 1 l 0 1 m 1 1 n 1 1 o 0 1 p 1 1 6e \
        0 1 64 1 1 i 20 8 6e 0 1 u 0 1 v 0 1 w 1c 1 r 0 1 s 0 1 t 0 1 u 0 1 v 0 1 w 0 1 x 0 1 y 0 2 6e 0 2 64 0 5 6e 0 1 64 0 2 6e 0 1 64 g 1 z 2t 7 \
        6e 2 4 6e 0 1 64 0 1 6e 2 2 6e 1 1 64 0 2 6e 0 1 64 z 1 10 u 1 6e 0 1 64 0 2 6e 0 1 64 0 2 6e 0 3 64 0 1 6e 0 2 64 0 1 6e 0 1 64 0 3 6e 0 1 \
        64 0 1 6e 0 1 64 0 1 6e 0 1 64 0 1 6e 0 1 64 0 2 6e 4g 7 6e 0 1 64 0 1 6e 9 1 64 o 4 6e 1 9 6e 1 3 6e 1 5 6e 17 3 64 1n 2 6e 0 3 64 0 4 6e \
        16 5 6e 0 5 64 0 e 6e 1 1 64 0 2 6e 0 1 64 0 2 6e 0 1 64 0 3 6e 0 3 64 0 1 r 0 1 s 0 1 t 0 3 6e 0 1 64 0 2 6e 0 2 64 0 5 6e 1o 1 7 g 1 9 3 1 \
        6e 0 1 64 0 2 6e 2v 1 7 g 1 9 1c 1 6e 1p 1 7 g 1 9 32 1 7 g 1 9 32 1 7 g 1 9 3j 1 9 32 1 7 g 1 9 7 1 2c 0 1 2j 2t 1 7 g 1 9 31 2 9 g 1 9 3g \
        1 9 31 2 2v 0 1 9 d 4 2z 30 2 3a 0 1 9 d 4 3e 24 2 64 r 1 64 1 1 64 1 1 60 1j 1 3l 0 1 3m 1 1 3o 5 4 3m 2 1 3m 1 2 6e 0 1 9 1 2 6e 1q 1 64 \
        34 1 7 1 2 9 2a 1 64 jz 3 6e qc 2 9 u 1 9 4d 1 9 a 1 6e 5n 1 6c 3z 1 66 0 1 6e 0 1 64 63 1 6e 0 1 64 1z 1 9 k 8 6e 2 1 64 1c 5 6e 0 6 64 0 2 \
        6e 0 1 64 1 2 64 0 2 6e 0 2 64 0 5 6e 0 1 64 0 i 6e 0 1 64 2 6 6e 0 1 64 0 4 6e 0 1 6i 20 1 7 f 1 9 12 1 6e 0 1 64 0 7 6e 1i 2 9 1m 1 7 b 2 \
        9 1v 1 7 48 3 6e 1 1 1 0 5 64 0 2 6e 0 4 64 0 1 6e 1 7 1 4 1 64 6 1 6e 3 2 6e 5i 2 6e 0 1 64 0 7 6e 0 1 64 0 2 6e 0 1 6i 0 1 5y 0 1 64 0 1 \
        5m 0 11 6e 0 1 6g 0 2 6c 0 1 64 0 1 62 0 1 6e 0 1 6h 0 1 64 0 1 6e 0 1 64 k0 2 6e 0 2 1 0 4 6e 0 3 1 0 2 6e 4 1 6e 3 2 1 0 1 6e 0 1 64 0 1 \
        6e 0 2 1 0 4 64 0 1 6e 2da 3 6e 3x 1 9 2o w 6e fe 1 62 0 1 6c 0 1 6g 0 1 66 0 2 68 2x 2 8 n9w 1 6e 4 a 6e w 2 6e 28 2 6e 7o 1 9 11 1 9 47 1 \
        9 r i 6e 1l 3 64 11 1 9 2n 1 7 c 1 9 6n 1 6e 1 2 6e 0 1 64 2 2 6e 5 2 6e 1 1 6e 1g 1 9 6u 1 9 fn4 1 q ld 7 6e 0 7 64 0 2 6e r1 1 64 6a 1 64 \
        45 5 6e 1aq 1 64 1 1 6e 14 1 6e 0 1 1 0 1 64 4 1 9 4l 1 6e 0 1 64 fx 4 6e 1t 5 6e 8t 2 6e 25 2 64 1 3 64 1y 2 64 0 3 6e 0 1 64 0 1 6e 0 4 64 \
        1d 1 6e 0 1 64 0 1 6e 0 1 64 5c 1 9 15 1 9 e 1 9 1l 1 9 0 1 7 1x 3 6e 1c 2 9 1q 1 7 24 1 9 9 1 7 2y 1 9 0 1 7 4y 1 7 0 1 9 28 2 7 g 1 9 o 7 \
        6e 3 5 6e 2h 3 9 35 1 9 3 1 7 n 1 6e 2r 1 9 0 1 7 6z 1 9 0 1 7 3i 1 9 3a 1 9 0 1 7 37 1 9 7h 1 9 0 1 7 76 2 9 4 1 7 4c 1 9 2b 1 9 i 1 9 29 1 \
        9 bp 1 9 76 1 7 1 2 9 29 1 9 bt 2 9 d0s 1 9 1xc 5 1 1n 7 6e xl 2 6 f58 1 1 43q 2 60 0 3 1 3 1 6a 0 5 60 8 8 64 2 5 6e 0 2 64 u 4 6e 44 3 6e \
        2pn 7 6e 1 h 6e 2 7 6e 1 2 6e 1 5 6e 2s 1 6e 4g 7 6e af 1 6e 1p 4 6e e4 2 6g 0 1 64 0 1 6e 72 1 6e 0 1 64 6r 1 6e 2 1 6e 7 2 6e 5 1 6e d6 7 \
        64 31 6 6e 0 1 7
        """

    /// Marks, with which no label begins.
    static let marks: StaticString = """
        lc 34 7n 7 7b 19 1 1 1 2 1 2 1 1 20 b 1c l g 1 2t 7 2 6 2 2 1 4 z 1 u r 2j b 1m 9 9 1 o 4 1 9 1 3 1 5 17 3 1n 9 16 o 1 x 1i 3 1 i 1 7 a 2 t \
        3 1k 1 1 7 2 2 2 3 9 1 a 2 q 1 2 3 1k 1 1 5 4 2 2 3 3 1 u 2 3 1 b 3 1k 1 1 8 1 3 1 3 k 2 m 6 1 3 1k 1 1 7 2 2 2 3 7 3 a 2 u 1 1n 5 3 3 1 4 9 \
        1 14 5 1j 1 1 7 1 3 1 4 7 2 b 2 t 3 1k 1 1 7 1 3 1 4 7 2 b 2 f 1 c 4 1j 2 1 7 1 3 1 4 9 1 a 2 t 3 1y 1 4 6 1 1 1 8 i 2 1p 1 2 7 c 8 2q 1 2 9 \
        b 7 21 2 r 1 1 1 1 1 4 2 1d k 1 2 5 b 1 10 9 1 2s k n 4 4 3 1 3 2 7 3 4 d c 1 1 a 4 jj 3 qa 4 s 3 t 2 u 2 1s w 9 1 19 3 1 1 39 2 y 1 3a c 4 \
        c 63 5 1l a 1 t 2 1 1c 1a 2 c k 5 1b h 12 9 c 3 u d 1k e 1c k 48 3 1 l 4 1 6 1 2 3 5i 1s k0 x 2da 3 3x 1 2o w fe 6 2x 2 n9w 4 1 a w 2 28 2 \
        7k 1 3 1 4 1 n 5 4 1 2b 2 1e i q i d 1 12 8 p d 18 4 1b e 10 1 1v e c 1 8 2 19 3 1e 1 1 3 2 2 5 2 1 1 15 5 5 2 6k 8 1 2 fn4 1 kh g g g r1 1 \
        6a 1 45 5 1ae 3 1 2 5 4 14 3 4 1 4l 2 fx 4 1t 5 8t 2 25 6 1y b 1d 4 3e 3 1h f 15 1 2 2 a 4 19 b 7 1 1p 3 10 e g 2 18 1 c 3 1c e 8 4 1 2 2k c \
        6 1 2 1 4d c l 4 1j 2 1 7 2 2 2 3 9 1 a 2 2 7 3 5 1v 9 1 1 2 1 1 4 1 5 1 1 e 2 2a i n 1 29 k 6j 7 2 9 r 2 2a h 2y d 2t f 74 f 6t 6 1 2 2 4 1 \
        1 1 2 3x 7 2 7 3 1 s a 14 7 1 4 8 1 9 b 1a g 5i 8 5j 8 1 8 2a m 1 e 3e 6 3 1 1 2 1 7 1 1 1u 5 1 2 1 5 9n 4 9 2 1 1 1c 7 3 5 n 1 44l 1 6 f \
        8ug i 1xc 5 1n 7 t4 1 1 1j 7 4 29 1 b 2 f57 2 3mp 1a 2 n f2 5 3 6 8 8 2 7 u 4 44 3 1iz 1j 4 1e 8 1 e 1 m 5 1 f 11s 7 1 h 2 7 1 2 1 5 2s 1 4g \
        7 af 1 1p 4 e4 4 72 2 6r 1 2 1 7 2 5 1 d6 7 31 7 gzhx 6o
        """

    /// Joining types, by their places in RLDT.
    static let joining: StaticString = """
        4t 1 3 gi 34 3 7n 7 3 7b 19 3 1 1 3 1 2 3 1 2 3 1 1 3 20 b 3 1 1 3 3 1 2 1 4 0 0 1 2 0 1 0 0 1 2 0 1 0 0 5 2 0 4 0 0 d 2 1 7 2 0 1 0 0 2 2 0 \
        l 3 e 2 2 0 1 3 0 3 0 1 3 0 0 g 2 0 i 0 0 12 2 0 1 0 0 2 2 0 9 0 0 1 2 0 1 0 0 1 2 0 1 0 0 2 2 0 2 0 1 1 0 0 7 3 2 6 3 2 2 3 1 4 3 0 2 0 a 3 \
        2 2 1 2 f 1 3 0 1 0 0 1 3 0 3 2 0 5 0 0 4 2 0 1 0 0 9 2 0 1 0 0 1 2 0 1 0 0 1 2 0 1 0 0 2 2 0 1 0 0 r 3 2 1 0 0 b 2 0 3 0 0 f 2 0 2 0 0 4 2 \
        0 1 0 0 1 2 0 2 0 0 3 2 0 2 0 0 6 2 12 b 3 p x 2 0 9 3 9 1 3 o 4 3 1 9 3 1 3 3 1 5 3 i 1 0 0 5 2 0 2 0 0 1 2 0 1 0 0 a 2 0 1 0 0 1 2 0 3 0 0 \
        3 3 4 1 2 1 4 2 1 1 0 0 1 2 0 2 0 5 j 0 3 1 2 2 5 2 0 1 0 0 1 2 7 9 3 0 a 2 0 3 0 1 1 0 0 2 2 0 2 0 0 6 2 0 1 0 0 f 2 1 o 3 1 w 3 1j 1 3 1 1 \
        3 4 8 3 4 1 3 3 7 3 a 2 3 t 1 3 1m 1 3 4 4 3 8 1 3 k 2 3 q 1 3 2 2 3 1l 1 3 4 2 3 4 2 3 2 3 3 3 1 3 u 2 3 3 1 3 b 2 3 1l 1 3 4 5 3 1 2 3 4 1 \
        3 k 2 3 m 6 3 1 1 3 1m 1 3 2 1 3 1 4 3 8 1 3 7 2 3 b 2 3 u 1 3 1p 1 3 c 1 3 1e 1 3 3 1 3 1j 1 3 1 3 3 5 3 3 1 4 3 7 2 3 b 2 3 t 1 3 1m 1 3 2 \
        1 3 6 1 3 5 2 3 k 2 3 s 2 3 1l 2 3 4 4 3 8 1 3 k 2 3 t 1 3 20 1 3 7 3 3 1 1 3 2i 1 3 2 7 3 c 8 3 2q 1 3 2 9 3 b 7 3 21 2 3 r 1 3 1 1 3 1 1 3 \
        1j e 3 1 5 3 1 2 3 5 b 3 1 10 3 9 1 3 2u 4 3 1 6 3 1 2 3 2 2 3 p 2 3 4 3 3 g 4 3 d 1 3 2 2 3 6 1 3 f 1 3 jj 3 3 qa 3 3 t 2 3 u 2 3 u 2 3 1s \
        2 3 1 7 3 8 1 3 2 b 3 9 1 3 15 1 2 3 3 3 1 1 3 g 2h 2 c 2 3 0 y 2 0 1 3 0 1 2 39 3 3 4 2 3 9 1 3 6 3 3 63 2 3 2 1 3 1m 1 3 1 7 3 1 1 3 1 1 3 \
        2 8 3 6 a 3 2 1 3 1c 1a 3 2 c 3 k 4 3 1c 1 3 1 5 3 1 1 3 5 1 3 14 9 3 c 2 3 w 4 3 2 2 3 1 3 3 1k 1 3 1 2 3 3 1 3 1 3 3 1m 8 3 2 2 3 48 3 3 1 \
        d 3 1 7 3 4 1 3 6 1 3 3 2 3 5i 1s 3 ej 1 3 2 2 3 q 5 3 1d 5 3 5 6 3 2o x 3 2da 3 3 3x 1 3 2o w 3 fe 4 3 2z 2 3 n9w 4 3 1 a 3 w 2 3 28 2 3 7k \
        1 3 3 1 3 4 1 3 p 2 3 5 1 3 j 1e 2 0 1 1 29 2 3 q i 3 d 1 3 12 8 3 p b 3 1a 3 3 1c 1 3 2 4 3 2 2 3 13 1 3 1v 6 3 2 2 3 2 2 3 c 1 3 8 1 3 1b \
        1 3 1f 1 3 1 3 3 2 2 3 5 2 3 1 1 3 16 2 3 8 1 3 6m 1 3 2 1 3 4 1 3 fn4 1 3 kh g 3 g g 3 5r 1 3 6x 3 3 e9 1 3 6a 1 3 45 5 3 1ae 3 3 1 2 3 5 4 \
        3 14 3 3 4 1 3 3k 5 2 0 1 0 1 1 0 1 2 0 2 1 1 0 5 0 0 4 2 0 1 1 0 5 2 0 1 0 0 3 2 0 1 0 2 1 0 0 2 3 4 4 2 0 1 0 40 1 2 0 1 0 0 1 2 0 3 0 0 3 \
        2 0 1 0 0 2 2 0 1 0 0 1 2 0 2 0 0 1 2 0 1 0 n 4 0 0 2 2 9d 1 1 0 x 2 0 1 0 0 1 2 0 4 3 1t 5 3 8t 2 3 l 1 0 0 2 2 1 2 2 1e 6 3 1c 3 2 0 1 0 0 \
        h 2 1 b 3 0 3 2 0 1 0 r 4 2 0 2 0 0 c 2 0 4 3 16 1 2 1 2 2 0 3 0 1 1 2 0 2 0 0 2 2 0 1 0 0 2 2 1 1 2 0 2 0 0 1 2 4 1 0 0 1 2 0 1 1 1h 1 3 1i \
        f 3 15 1 3 2 2 3 a 3 3 1d 4 3 2 2 3 7 1 3 1p 3 3 10 5 3 1 8 3 1q 1 3 c 2 3 1g 9 3 a 4 3 2 1 3 2n 3 3 2 1 3 1 2 3 6 1 3 2 1 3 4d 1 3 3 8 3 l \
        2 3 1l 2 3 3 1 3 11 7 3 3 5 3 1y 6 3 d 1 3 1 1 3 1 1 3 e 2 3 2d 8 3 2 3 3 1 1 3 n 1 3 2c 6 3 1 1 3 4 2 3 1 2 3 6m 4 3 6 2 3 1 2 3 r 2 3 2d 8 \
        3 2 1 3 1 2 3 2y 1 3 1 1 3 2 6 3 1 1 3 2t 1 3 1 1 3 2 4 3 1 5 3 77 9 3 1 2 3 74 2 3 1 1 3 4 1 3 40 4 3 2 2 3 4 1 3 w a 3 14 6 3 2 4 3 8 1 3 \
        9 6 3 2 3 3 1a d 3 1 2 3 5i 1 3 1 3 3 1 1 3 5l 7 3 1 6 3 1 1 3 2a m 3 2 7 3 1 2 3 1 2 3 3e 6 3 3 1 3 1 2 3 1 7 3 1 1 3 20 2 3 3 1 3 1 1 3 9n \
        2 3 b 2 3 1g 5 3 5 1 3 1 1 3 n 1 3 445 h 3 6 f 3 8ug c 3 3 3 3 1xc 5 3 1n 7 3 t4 1 3 1r 4 3 29 1 3 f5k 2 3 1 4 3 3mk 1a 3 2 n 3 f4 3 3 9 g 3 \
        2 7 3 u 4 3 44 3 3 1iz 1j 3 4 1e 3 8 1 3 e 1 3 m 5 3 1 f 3 11s 7 3 1 h 3 2 7 3 1 2 3 1 5 3 2s 1 3 4g 7 3 af 1 3 1p 4 3 e4 4 3 72 2 3 6r 1 3 \
        2 1 3 7 2 3 5 1 3 d6 7 3 15 1w 2 0 8 3 gzat 1 3 u 2o 3 3k 6o 3
        """

    /// Bidirectional classes other than L, by their places in L R AL AN EN ES CS ET ON BN NSM.
    static let bidi: StaticString = """
        3k 5 9 1 q 9 0 1 6 0 1 8 0 4 7 0 4 8 1 2 8 0 1 9 0 2 8 0 2 7 0 2 4 0 1 8 1 3 8 0 1 4 1 5 8 n 1 8 v 1 8 ch 2 8 7 e 8 2 e 8 5 9 8 1 h 8 0 34 a \
        4 2 8 8 1 8 5 2 8 1 1 8 32 1 8 3w 7 a 74 1 8 2 2 8 0 1 7 1 19 a 0 1 1 0 1 a 0 1 1 0 2 a 0 1 1 0 2 a 0 1 1 0 1 a 8 r 1 4 6 1 b 6 3 0 2 8 0 1 \
        2 0 2 7 0 1 2 0 1 6 0 1 2 0 2 8 0 b a 0 1c 2 0 l a 0 a 3 0 1 7 0 2 3 0 3 2 0 1 a 0 2t 2 0 7 a 0 1 3 0 1 8 0 6 a 0 2 2 0 2 a 0 1 8 0 4 a 0 2 \
        2 0 a 4 0 k 2 1 2 2 0 1 a 0 u 2 0 r a 2 2h 2 0 b a 0 1 2 e 17 1 0 9 a 0 2 1 0 4 8 0 1 1 2 1 a 0 o 1 0 4 a 0 1 1 0 9 a 0 1 1 0 3 a 0 1 1 0 5 \
        a 2 f 1 1 p 1 0 3 a 2 1 1 1 b 2 5 w 2 0 2 3 5 9 a 0 16 2 0 o a 0 1 3 0 w a 1j 1 a 1 1 a 4 8 a 4 1 a 3 7 a a 2 a t 1 a 1m 1 a 4 4 a 8 1 a k 2 \
        a e 2 7 7 1 7 2 1 a 2 2 a 1l 1 a 4 2 a 4 2 a 2 3 a 3 1 a u 2 a 3 1 a b 2 a 1l 1 a 4 5 a 1 2 a 4 1 a k 2 a d 1 7 8 6 a 1 1 a 1m 1 a 2 1 a 1 4 \
        a 8 1 a 7 2 a b 2 a u 1 a 1p 1 a c 1 a 11 6 8 0 1 7 0 1 8 5 1 a 3 1 a 1j 1 a 1 3 a 5 3 a 1 4 a 7 2 a b 2 a k 7 8 2 1 a 1m 1 a f 2 a k 2 a s \
        2 a 1l 2 a 4 4 a 8 1 a k 2 a t 1 a 20 1 a 7 3 a 1 1 a 2i 1 a 2 7 a 4 1 7 7 8 a 2q 1 a 2 9 a b 7 a 21 2 a r 1 a 1 1 a 1 1 a 0 4 8 1f e a 1 5 \
        a 1 2 a 5 b a 1 10 a 9 1 a 2u 4 a 1 6 a 1 2 a 2 2 a p 2 a 4 3 a g 4 a d 1 a 2 2 a 6 1 a f 1 a jj 3 a 1c a 8 2u 1 8 ii 2 8 39 3 a t 2 a u 2 a \
        u 2 a 1s 2 a 1 7 a 8 1 a 2 b a 7 1 7 1 1 a i a 8 6 b 8 0 3 a 0 1 9 0 1 a 39 2 a y 1 a 3a 3 a 4 2 a 9 1 a 6 3 a 4 1 8 3 2 8 48 y 8 n 2 a 2 1 \
        a 1m 1 a 1 7 a 1 1 a 1 1 a 2 8 a 6 a a 2 1 a 1c 1a a 2 c a k 4 a 1c 1 a 1 5 a 1 1 a 5 1 a 14 9 a c 2 a w 4 a 2 2 a 1 3 a 1k 1 a 1 2 a 3 1 a \
        1 3 a 1m 8 a 2 2 a 48 3 a 1 d a 1 7 a 4 1 a 6 1 a 3 2 a 5i 1s a cd 1 8 1 3 8 b 3 8 d 3 8 d 3 8 d 2 8 c 3 9 1 1 1 0 o 8 7 1 6 0 5 7 0 f 8 0 1 \
        6 0 q 8 1 5 9 5 6 9 0 1 4 3 6 4 0 2 5 0 3 8 1 a 4 0 2 5 0 3 8 h y 7 e x a f 2 8 1 4 8 1 2 8 a 1 8 1 3 8 5 6 8 1 1 8 1 1 8 1 1 8 4 1 7 b 2 8 \
        4 5 8 5 4 8 2 g 8 15 3 8 4 3m 8 0 1 5 0 1 7 0 82 8 1x q 8 1 44 8 m b 8 l 14 8 0 k 4 26 ci 8 1 9f 8 74 hg 8 2 3u 8 6d 6 8 4 3 a 7 7 8 3j 1 a \
        2o w a 0 2m 8 y q 8 1 2h 8 c 5y 8 q g 8 1 4 8 3 p 8 9 4 a 2 1 8 5 2 8 5 3 8 2h 2 a 0 2 8 3 1 8 2i 1 8 5g 12 8 9 1 8 19 2 8 1d g 8 s 3 8 1e f \
        8 c 4 8 4n 4 8 2r 2 8 v 1 8 534 1s 8 h3k 1j 8 92 3 8 2n 4 a 0 1 8 0 a a 0 2 8 u 2 a 28 2 a e y 8 2u 1 8 3d 1 a 3 1 a 4 1 a p 2 a 1 4 8 0 1 a \
        b 2 7 1m 4 8 24 2 a q i a d 1 a 12 8 a p b a 1a 3 a 1c 1 a 2 4 a 2 2 a 13 1 a 1v 6 a 2 2 a 2 2 a c 1 a 8 1 a 1b 1 a 1f 1 a 1 3 a 2 2 a 5 2 a \
        1 1 a 16 2 a 8 1 a 37 2 8 3d 1 a 2 1 a 4 1 a fn3 1 1 0 1 a 0 a 1 0 1 5 0 d 1 1 5 1 1 1 1 1 2 1 1 2 1 1 a 1 0 37 2 0 g 8 0 a3 2 0 i 8 0 1s 2 \
        0 2 8 0 1i 2 0 8 8 w d 2 0 3 8 0 g a 0 a 8 6 g a 0 w 8 0 1 6 0 1 8 0 1 6 1 1 8 0 1 6 0 9 8 0 1 7 0 2 8 0 2 5 0 3 8 1 1 8 0 2 7 0 1 8 4 5 2 1 \
        3r 2 2 1 9 1 2 8 0 3 7 0 5 8 0 1 5 0 1 6 0 1 5 0 2 6 0 a 4 0 1 6 0 6 8 q 6 8 q b 8 3e 2 7 0 3 8 0 2 7 1 7 8 a 5 8 77 1 8 1q 25 8 3 d 8 3 1 8 \
        2k 1 a 6a 1 a 0 r 4 3e 5 a w5 6 1 2 1 1 1 18 1 1 2 1 3 1 1 2 n 1 1 20 1 8 9 1 1c j 1 1 2 1 5 x 1 3 1 8 0 q 1 5 r 1 12 1k 1 4 k 1 2 1b 1 0 3 \
        a 1 2 a 5 4 a 0 4 1 1 3 1 1 t 1 2 3 a 4 1 a 0 9 1 7 9 1 7 1s 1 w 11 1 0 2 a 4 c 1 9 1i 1 3 7 8 0 m 1 2 r 1 5 q 1 7 4 1 c 7 1 28 21 1 1j 1f 1 \
        d 1f 1 7 6 1 0 10 2 0 4 a 8 a 3 6 a 3 0 s 1 3 5 a 0 1 8 0 n 1 8 2 1 5s v 3 1 16 1 1 2 a 0 1 1 2 2 1 g 6 2 8 9 8 x 6 a 0 14 1 8 m 2 0 b a 0 9 \
        2 m i 1 0 4 a 0 4 1 12 s 1 k n 1 a 1 a 1i f a b k 8 a 1 a 2 2 a a 3 a 1d 4 a 2 2 a 7 1 a 1p 3 a 10 5 a 1 8 a 1q 1 a c 2 a 1g 9 a a 4 a 2 1 a \
        2n 3 a 2 1 a 1 2 a 6 1 a 2 1 a 4d 1 a 3 8 a l 2 a 1l 2 a 3 1 a 11 7 a 3 5 a 1y 6 a d 1 a 1 1 a 1 1 a e 2 a 2d 8 a 2 3 a 1 1 a n 1 a 2c 6 a 1 \
        1 a 4 2 a 1 2 a 6m 4 a 6 2 a 1 2 a r 2 a 2d 8 a 2 1 a 1 2 a v d 8 1q 1 a 1 1 a 2 6 a 1 1 a 2t 1 a 1 1 a 2 4 a 1 5 a 77 9 a 1 2 a 74 2 a 1 1 \
        a 4 1 a 40 4 a 2 2 a 4 1 a w 6 a 2 2 a 14 6 a 2 4 a 8 1 a 9 6 a 2 3 a 1a d a 1 2 a 5i 1 a 1 3 a 1 1 a 5l 7 a 1 6 a 2c m a 2 7 a 1 2 a 1 2 a \
        3e 6 a 3 1 a 1 2 a 1 7 a 1 1 a 20 2 a 3 1 a 1 1 a 9n 2 a b 2 a 1g 5 a 5 1 a 1 1 a n 1 a 3e 8 8 0 4 7 0 h 8 40e 1 a 6 f a 8ug c a 3 3 a 1xc 5 \
        a 1n 7 a t4 1 a 1r 4 a 27 1 8 1 1 a f5k 2 a 1 4 9 318 5y 8 q a 4 0 3 8 3 c4 8 6 n 8 f h 8 f 1a a 2 n a f4 3 a 9 8 9 0 8 a 2 7 a u 4 a 1n 2 8 \
        l 1u 8 0 3 a 0 1 8 56 2f 8 oa 1 8 p 1 8 v 1 8 p 1 8 v 1 8 p 1 8 v 1 8 p 1 8 v 1 8 p 1 8 a 1e 4 e8 1j a 4 1e a 8 1 a e 1 a m 5 a 1 f a 11s 7 \
        a 1 h a 2 7 a 1 2 a 1 5 a 2s 1 a 4g 7 a af 1 a 1p 4 a f 1 7 do 4 a 72 2 a 6r 1 a 2 1 a 7 2 a 5 1 a 7e 5h 1 2 9 1 0 7 a 15 1w 1 0 7 a 0 1 1 4 \
        a 1 4 2 1 lt 1w 2 24 1p 2 5e 4 2 1 r 2 1 2 2 1 1 2 2 1 2 1 a 2 1 4 2 1 1 2 1 1 2 6 1 2 4 1 2 1 1 2 1 1 2 1 3 2 1 2 2 1 1 2 2 1 2 1 1 2 1 1 2 \
        1 1 2 1 1 2 1 2 2 1 1 2 2 4 2 1 7 2 1 4 2 1 4 2 1 1 2 1 a 2 1 h 2 5 3 2 1 5 2 1 h 2 1g 2 8 7i 18 8 4 2s 8 c f 8 2 f 8 1 f 8 1 11 8 a b 4 0 5 \
        8 v 1 8 1m 6 8 1p 1 8 4y 6 8 4a rd 8 3 h 8 3 d 8 3 62 8 6 c 8 4 1 8 f c 8 4 1k 8 8 a 8 6 14 8 8 u 8 2 c 8 4 2 8 e 9 8 13 9k 8 8 e 8 2 d 8 3 \
        b 8 3 1l 8 1 1 8 4 g 8 2 c 8 4 a 8 7 43 8 1 2k 8 0 a 4 0 1 8 gvly 1 9 u 2o 9 3k 6o a
        """
}
