// Gives each sample a button that copies it. Without this script the text can still be selected.

/** The labels of the button, in the language of the page. */
const { copy = '', copied = '' } = document.body.dataset;

for (const sample of document.querySelectorAll<HTMLElement>('.sample')) {
  const code = sample.querySelector('code');
  if (!code) continue;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copy;
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.textContent).then(() => {
      button.textContent = copied;
      setTimeout(() => {
        button.textContent = copy;
      }, 2000);
    });
  });
  sample.prepend(button);
}
