// RecordedFunctions.swift: declarations with functions, with their texts and computed values recorded from WebKit 2.50: math functions that
// wait for percentages, gradients, colors of other colors, counters, easing, shapes, and shorthands of them.

/// A declaration on a paragraph, ` => `, its `cssText`, ` => `, the computed value of its property; one case a line.
let recordedFunctions = #"""
    text-indent:min(1em, 5%) => text-indent: min(1em, 5%); => min(16px, 5%)
    text-indent:max(1em, 2px) => text-indent: max(1em, 2px); => 16px
    text-indent:clamp(1px, 5%, 2em) => text-indent: clamp(1px, 5%, 2em); => clamp(1px, 5%, 32px)
    text-indent:calc(2*max(1px, 2%)) => text-indent: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    text-indent:calc(min(1em, 3%) - 5px) => text-indent: calc(-5px + min(1em, 3%)); => calc(-5px + min(16px, 3%))
    text-indent:calc(1px - (2px + min(1em, 3%))) => text-indent: calc(1px - (2px + min(1em, 3%))); => calc(1px - (2px + min(16px, 3%)))
    text-indent:calc(2 * min(1em, 3%) * 3) => text-indent: calc(6 * min(1em, 3%)); => calc(6 * min(16px, 3%))
    text-indent:calc(min(1em, 3%) / 2) => text-indent: calc(0.5 * min(1em, 3%)); => calc(0.5 * min(16px, 3%))
    text-indent:calc(3% + min(1em, 3%) + 2%) => text-indent: calc(5% + min(1em, 3%)); => calc(5% + min(16px, 3%))
    text-indent:calc(calc(min(1em, 3%))) => text-indent: min(1em, 3%); => min(16px, 3%)
    text-indent:calc(1px - 2 * min(1em, 3%)) => text-indent: calc(1px - (2 * min(1em, 3%))); => calc(1px - (2 * min(16px, 3%)))
    text-indent:min(calc(1px + 1em), 5%) => text-indent: min(1em + 1px, 5%); => min(17px, 5%)
    text-indent:calc((1px + min(1em, 3%)) / 2) => text-indent: calc(0.5 * (1px + min(1em, 3%))); => calc(0.5 * (1px + min(16px, 3%)))
    text-indent:round(up, 5% + 1px, 2px + 1px) => text-indent: round(up, 5% + 1px, 3px); => round(up, 5% + 1px, 3px)
    text-indent:clamp(none, min(1em, 5%), 3px) => text-indent: clamp(none, min(1em, 5%), 3px); => clamp(none, min(16px, 5%), 3px)
    text-indent:calc(1px * 2px) =>
    text-indent:calc(1px + 2) =>
    text-indent:calc(1px+2em) =>
    text-indent:min(1px, 2px, ) =>
    letter-spacing:min(1em, 5%) => letter-spacing: min(1em, 5%); => min(16px, 5%)
    letter-spacing:calc(2*max(1px, 2%)) => letter-spacing: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    font-size:min(1em, 5%) => font-size: min(1em, 5%); => 0.8px
    font-size:calc(2*max(1px, 2%)) => font-size: calc(2 * max(1px, 2%)); => 2px
    line-height:min(1em, 5%) => line-height: min(1em, 5%); => 0.8px
    line-height:calc(2*max(1px, 2%)) => line-height: calc(2 * max(1px, 2%)); => 2px
    background-position-x:min(1em, 5%) => background-position-x: min(1em, 5%); => min(16px, 5%)
    background-position-x:calc(2*max(1px, 2%)) => background-position-x: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    background-size:calc(2*max(1px, 2%)) => background-size: calc(2 * max(1px, 2%)) auto; => calc(2 * max(1px, 2%)) auto
    background-size:calc(clamp(1px, 5%, 2em)) => background-size: clamp(1px, 5%, 2em) auto; => clamp(1px, 5%, 32px) auto
    stroke-dasharray:min(1em, 5%) => stroke-dasharray: min(1em, 5%); => min(16px, 5%)
    stroke-dasharray:calc(2*max(1px, 2%)) => stroke-dasharray: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    border-top-left-radius:calc(2*max(1px, 2%)) => border-top-left-radius: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    border-top-left-radius:CALC(2*MAX(1PX, 2%)) => border-top-left-radius: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    offset-distance:calc(2*max(1px, 2%)) => offset-distance: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    offset-distance:calc( 2*max( 1px,  2% ) ) => offset-distance: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    object-position:min(1em, 5%) => object-position: min(1em, 5%) center; => min(16px, 5%) 50%
    object-position:calc(2*max(1px, 2%)) => object-position: calc(2 * max(1px, 2%)) center; => calc(2 * max(1px, 2%)) 50%
    scroll-padding-top:calc(2*max(1px, 2%)) => scroll-padding-top: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    scroll-padding-top:CALC(2*MAX(1PX, 2%)) => scroll-padding-top: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    opacity:calc(10% + 5%) => opacity: calc(15%); => 0.15
    opacity:calc(0%) => opacity: calc(0%); => 0
    font-weight:calc(1 + 2) => font-weight: calc(3); => 3
    font-weight:calc(3 * 0.5) => font-weight: calc(1.5); => 1.5
    column-gap:calc(2*max(1px, 2%)) => column-gap: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    column-gap:min(calc(1em + min(1px, 2%)), 5%) => column-gap: min(1em + min(1px, 2%), 5%); => min(16px + min(1px, 2%), 5%)
    mask-size:calc(2*max(1px, 2%)) => mask-size: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    mask-size:25% calc(2*max(1px, 2%)) => mask-size: 25% calc(2 * max(1px, 2%)); => 25% calc(2 * max(1px, 2%))
    translate:calc(2*max(1px, 2%)) => translate: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    translate:calc(clamp(1px, 5%, 2em)) => translate: clamp(1px, 5%, 2em); => clamp(1px, 5%, 32px)
    stroke-width:min(1em, 5%) => stroke-width: min(1em, 5%); => min(16px, 5%)
    stroke-width:calc(2*max(1px, 2%)) => stroke-width: calc(2 * max(1px, 2%)); => calc(2 * max(1px, 2%))
    box-shadow:-2px calc(1px + 1em) red => box-shadow: red -2px calc(1em + 1px); => rgb(255, 0, 0) -2px 17px 0px 0px
    text-shadow:1px 2px calc(1px - 3px) red => text-shadow: red 1px 2px calc(-2px); => rgb(255, 0, 0) 1px 2px 0px
    font-size:min(1em, 50%) => font-size: min(1em, 50%); => 8px
    transition-duration:calc(1s + 100ms) => transition-duration: calc(1.1s); => 1.1s
    background-image:linear-gradient(to left top, red 10%, 30%, blue 20px 40px) => background-image: linear-gradient(to left top, red 10%, 30%, blue 20px, blue 40px); => linear-gradient(to left top, rgb(255, 0, 0) 10%, 30%, rgb(0, 0, 255) 20px, rgb(0, 0, 255) 40px)
    background-image:linear-gradient(0.25turn in oklch longer hue, red, currentcolor) => background-image: linear-gradient(0.25turn in oklch longer hue, red, currentcolor); => linear-gradient(90deg in oklch longer hue, rgb(255, 0, 0), rgb(0, 0, 0))
    background-image:linear-gradient(to bottom, red, blue) => background-image: linear-gradient(red, blue); => linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))
    background-image:linear-gradient(in oklab, red, oklab(0.5 0 0)) => background-image: linear-gradient(red, oklab(0.5 0 0)); => linear-gradient(rgb(255, 0, 0), oklab(0.5 0 0))
    background-image:linear-gradient(red calc(1em + 5%), color-mix(in srgb, red, blue) min(1em, 10%)) => background-image: linear-gradient(red calc(5% + 1em), color-mix(in srgb, red, blue) min(1em, 10%)); => linear-gradient(rgb(255, 0, 0) calc(5% + 16px), color(srgb 0.5 0 0.5) min(16px, 10%))
    background-image:repeating-linear-gradient(45deg, red, blue 1em) => background-image: repeating-linear-gradient(45deg, red, blue 1em); => repeating-linear-gradient(45deg, rgb(255, 0, 0), rgb(0, 0, 255) 16px)
    background-image:radial-gradient(closest-side ellipse at left 10px top 1em, red 1em, lab(50 0 0)) => background-image: radial-gradient(closest-side at left 10px top 1em, red 1em, lab(50 0 0)); => radial-gradient(closest-side at 10px 16px, rgb(255, 0, 0) 16px, lab(50 0 0))
    background-image:radial-gradient(farthest-corner at 50% 50%, red, blue) => background-image: radial-gradient(red, blue); => radial-gradient(rgb(255, 0, 0), rgb(0, 0, 255))
    background-image:radial-gradient(1em 20% at right, red, blue) => background-image: radial-gradient(1em 20% at right center, red, blue); => radial-gradient(16px 20% at 100% 50%, rgb(255, 0, 0), rgb(0, 0, 255))
    background-image:radial-gradient(calc(1px + 1em), red, blue) => background-image: radial-gradient(calc(1em + 1px), red, blue); => radial-gradient(17px, rgb(255, 0, 0), rgb(0, 0, 255))
    background-image:radial-gradient(circle 5%, red, blue) =>
    background-image:radial-gradient(at right 1em bottom 2px in hsl, red, blue) => background-image: radial-gradient(at right 1em bottom 2px in hsl, red, blue); => radial-gradient(at calc(100% - 16px) calc(100% - 2px) in hsl, rgb(255, 0, 0), rgb(0, 0, 255))
    background-image:conic-gradient(from 0.25turn at left, red, 25%, blue 0.5turn) => background-image: conic-gradient(from 0.25turn at left center, red, 25%, blue 0.5turn); => conic-gradient(from 90deg at 0% 50%, rgb(255, 0, 0), 25%, rgb(0, 0, 255) 180deg)
    background-image:repeating-conic-gradient(from 1rad in hsl, red 10%, blue) => background-image: repeating-conic-gradient(from 1rad in hsl, red 10%, blue); => repeating-conic-gradient(from 57.29578deg in hsl, rgb(255, 0, 0) 10%, rgb(0, 0, 255))
    background-image:-webkit-gradient(linear, left top, right bottom, from(red), color-stop(0.5, blue), to(green)) => background-image: -webkit-gradient(linear, 0% 0%, 100% 100%, from(red), color-stop(0.5, blue), to(green)); => -webkit-gradient(linear, 0% 0%, 100% 100%, from(rgb(255, 0, 0)), color-stop(0.5, rgb(0, 0, 255)), to(rgb(0, 128, 0)))
    background-image:-webkit-linear-gradient(left, red, blue 1em) => background-image: -webkit-linear-gradient(left, red, blue 1em); => -webkit-linear-gradient(left, rgb(255, 0, 0), rgb(0, 0, 255) 16px)
    background-image:linear-gradient(red, 10%, 20%, blue) =>
    background-image:linear-gradient(10%, red) =>
    background-image:conic-gradient(red 10px, blue) =>
    shape-outside:linear-gradient(red, blue 1em) => shape-outside: linear-gradient(red, blue 1em); => linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255) 16px)
    background:linear-gradient(red, blue) left 1em top / cover no-repeat, lab(50 0 0) => background: linear-gradient(red, blue) left 1em top / cover no-repeat, lab(50 0 0); => linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255)) no-repeat scroll 16px 0% / cover padding-box border-box, lab(50 0 0) none repeat scroll 0% 0% / auto padding-box border-box
    mask:linear-gradient(red, blue) 10px min(1em, 5%) / auto luminance => mask: linear-gradient(red, blue) 10px min(1em, 5%) luminance; mask-size: auto; mask-composite: add; mask-mode: luminance; => linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255)) 10px min(16px, 5%) / auto repeat border-box border-box add luminance
    list-style-image:radial-gradient(red, blue) => list-style-image: radial-gradient(red, blue); => radial-gradient(rgb(255, 0, 0), rgb(0, 0, 255))
    border-image:linear-gradient(red, blue) 30% / 1em round => border-image: linear-gradient(red, blue) 30% / 1em round; => linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255)) 30% / 16px / 0 round
    background-color:color-mix(in srgb, red 20%, 40% blue) => background-color: color-mix(in srgb, red 20%, blue 40%); => color(srgb 0.333333 0 0.666667 / 0.6)
    background-color:color-mix(in srgb, red, foo) =>
    background-color:color-mix(in srgb, red 0%, blue 0%) =>
    background-color:light-dark(red, blue) => background-color: light-dark(red, blue); => rgb(255, 0, 0)
    background-color:light-dark(red, foo) =>
    background-color:rgb(from red r g calc(b + 10)) => background-color: rgb(from red r g calc(10 + b)); => color(srgb 1 0 0.039216)
    background-color:rgb(from rgb(10 20 30 / 0.5) calc(2 * b) g r / alpha) => background-color: rgb(from rgba(10, 20, 30, 0.5) calc(2 * b) g r / alpha); => color(srgb 0.235294 0.078431 0.039216 / 0.5)
    background-color:hsl(from currentcolor calc(h + 90) 50% l) => background-color: hsl(from currentcolor calc(90 + h) 50% l); => color(srgb 0 0 0)
    background-color:color(from red display-p3 r g b / 50%) => background-color: color(from red display-p3 r g b / 50%); => color(display-p3 0.917488 0.200287 0.138561 / 0.5)
    background-color:rgb(from red r g h) =>
    background-color:rgb(from red r g calc(b 1)) =>
    background-color:color(srgb 100% 50% none / 0.25) => background-color: color(srgb 1 0.5 none / 0.25); => color(srgb 1 0.5 none / 0.25)
    background-color:oklab(50% 0.1 0.2 / 100%) => background-color: oklab(0.5 0.1 0.2); => oklab(0.5 0.1 0.2)
    background-color:lab(50px 1 2) =>
    border-top-color:color-mix(in srgb, currentcolor, white) => border-top-color: color-mix(in srgb, currentcolor, white); => color(srgb 0.5 0.5 0.5)
    scrollbar-color:light-dark(red, blue) rgb(from blue r g b) =>
    outline:1px solid color-mix(in srgb, red, blue) => outline: color-mix(in srgb, red, blue) solid 1px; => color(srgb 0.5 0 0.5) solid 1px
    content:counter(Chapter) "." counters(a, "-", upper-roman) => content: counter(Chapter) "." counters(a, "-", upper-roman); => counter(Chapter) "." counters(a, "-", upper-roman)
    content:counter(a, decimal) => content: counter(a); => counter(a)
    content:counters(a, ".", decimal) => content: counters(a, "."); => counters(a, ".")
    content:attr(title) "b" => content: attr(title) "b"; => "" "b"
    content:"a" / "b" => content: "a" / "b"; => "a" / "b"
    counter-reset:Chapter 2 b => counter-reset: Chapter 2 b 0; => Chapter 2 b 0
    counter-increment:a -1 b => counter-increment: a -1 b 1; => a -1 b 1
    counter-set:a calc(1 + 1) => counter-set: a calc(2); => a 2
    animation-timing-function:linear(0, 0.25 25% 75%, 1) => animation-timing-function: linear(0, 0.25 25% 75%, 1); => linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)
    animation-timing-function:linear(0 calc(10% + 5%), 1) => animation-timing-function: linear(0 calc(15%), 1); => linear(0 15%, 1 100%)
    animation-timing-function:linear(0, calc(1 / 2), 1) => animation-timing-function: linear(0, calc(0.5), 1); => linear(0 0%, 0.5 50%, 1 100%)
    animation-timing-function:linear(0) =>
    animation-timing-function:linear(0 20%, 1, 0.5 50%, 1) => animation-timing-function: linear(0 20%, 1, 0.5 50%, 1); => linear(0 20%, 1 35%, 0.5 50%, 1 100%)
    animation-timing-function:linear(0 50%, 0.2 20%, 1) => animation-timing-function: linear(0 50%, 0.2 20%, 1); => linear(0 50%, 0.2 50%, 1 100%)
    animation-timing-function:linear(0 -10%, 0.5, 0.7, 1 150%) => animation-timing-function: linear(0 -10%, 0.5, 0.7, 1 150%); => linear(0 -10%, 0.5 43.333333%, 0.7 96.666667%, 1 150%)
    animation-timing-function:linear(0, 1 0%, 0, 1) => animation-timing-function: linear(0, 1 0%, 0, 1); => linear(0 0%, 1 0%, 0 50%, 1 100%)
    animation-timing-function:linear(0 10% 20%, 1), ease => animation-timing-function: linear(0 10% 20%, 1), ease; => linear(0 10%, 0 20%, 1 100%), ease
    animation-timing-function:linear(20% 0, 1) =>
    animation-timing-function:linear(0 1% 2% 3%, 1) =>
    animation-timing-function:linear(0, foo) =>
    animation-timeline:scroll(root inline) => animation-timeline: scroll(root inline); => scroll(root inline)
    animation-timeline:scroll(nearest block) => animation-timeline: scroll(); => scroll()
    animation-timeline:view(inline 10px 1em) => animation-timeline: view(inline 10px 1em); => view(inline 10px 16px)
    animation-timeline:view(auto auto) => animation-timeline: view(); => view()
    animation-timeline:scroll(x y) =>
    clip:rect(1px 2em auto 0) => clip: rect(1px, 2em, auto, 0px); => rect(1px, 32px, auto, 0px)
    clip:rect(1px, 2em, auto, 4px) => clip: rect(1px, 2em, auto, 4px); => rect(1px, 32px, auto, 4px)
    clip:rect(1px 2px 3px) =>
    clip:rect(1px, 2px 3px, 4px) =>
    clip-path:rect(auto 10px 20% 0 round 5px) => clip-path: rect(auto 10px 20% 0px round 5px); => inset(0% calc(100% - 10px) 80% 0px round 5px)
    clip-path:rect(calc(1px + 1%) auto 3em 4px) => clip-path: rect(calc(1% + 1px) auto 3em 4px); => inset(calc(1% + 1px) 0% calc(100% - 48px) 4px)
    clip-path:xywh(1px 2% 3em 4px round 1em) => clip-path: xywh(1px 2% 3em 4px round 1em); => inset(2% calc(100% - 49px) calc(98% - 4px) 1px round 16px)
    clip-path:circle(min(1em, 5%) at right 10px top 20%) => clip-path: circle(min(1em, 5%) at right 10px top 20%); => circle(min(16px, 5%) at calc(100% - 10px) 20%)
    clip-path:rect(1px 2px 3px) =>
    grid-template-columns:subgrid [a] repeat(2, [b]) => grid-template-columns: subgrid [a] repeat(2, [b]); => subgrid [a] repeat(2, [b])
    grid-area:a / b => grid-row-start: a; grid-column-start: b; grid-row-end: a; grid-column-end: b; => a / b
    font-variant:oldstyle-nums no-contextual small-caps => font-variant-ligatures: no-contextual; font-variant-caps: small-caps; font-variant-alternates: normal; font-variant-numeric: oldstyle-nums; font-variant-east-asian: normal; font-variant-position: normal; font-variant-emoji: normal; => no-contextual small-caps oldstyle-nums
    offset:left 1em top none =>
    flex:1 calc(1 + 1) 10px => flex: 1 calc(2) 10px; => 1 2 10px
    white-space:collapse nowrap => white-space: nowrap; => nowrap
    """#
