// Sets the theme before the first paint, so that a dark page never flashes white. The rest is in src/app/state/theme-slice.ts.
(function () {
  var choice = 'system';
  try {
    choice = localStorage.getItem('assay.theme') || 'system';
  } catch (denied) {
    choice = 'system';
  }
  function asks(query) {
    return window.matchMedia(query).matches;
  }
  var theme = choice;
  if (choice === 'system') {
    if (asks('(prefers-contrast: more)')) theme = 'contrast';
    else theme = asks('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
})();
