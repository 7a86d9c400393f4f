'use strict';
{
  const G = this;
  G.lookAtForm = () => {};
}
