(function (G) { 'use strict'; })
