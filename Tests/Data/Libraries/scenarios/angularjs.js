// angularjs.js: a controller, filters, directives
// Loads: usr/share/javascript/angular.js/angular.js
/* Page
<div id="ng" ng-controller="C"><input ng-model="n" name="n"><i>{{ n | uppercase }}</i><ul><li ng-repeat="x in xs | orderBy:'-v'">{{x.v}}</li></ul><b ng-if="n">b</b><u ng-class="{on: n == 'm'}" ng-click="hit()">u</u></div>
*/
var scope;
observe('bootstrap', () => { angular.module('m', []).controller('C', ['$scope', s => { scope = s; s.n = 'm'; s.hits = 0; s.hit = () => s.hits++; s.xs = [{ v: 1 }, { v: 3 }, { v: 2 }]; }]); angular.bootstrap(document.getElementById('ng'), ['m']); return [document.querySelector('i').textContent, [...document.querySelectorAll('li')].map(l => l.textContent), document.querySelector('u').className]; });
observe('typing', () => { const i = document.querySelector('#ng input'); i.value = 'zz'; i.dispatchEvent(new Event('input', { bubbles: true })); return [scope.n, document.querySelector('i').textContent, document.querySelector('u').className, i.className]; });
observe('click', () => { document.querySelector('u').click(); return scope.hits; });
observe('digest', () => { scope.n = ''; scope.$apply(); return document.querySelector('#ng b') === null; });
observe('filters', () => { const f = angular.injector(['ng']).get('$filter'); return [f('currency')(1234.5), f('date')(0, 'yyyy', 'UTC'), f('json')({ a: 1 }), f('limitTo')([1, 2, 3], 2)]; });
observe('jqLite', () => angular.element('<p class="a"><b>t</b></p>').addClass('c').find('b').text());
