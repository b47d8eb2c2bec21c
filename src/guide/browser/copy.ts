// Gives each sample a button that copies it. Without this script the text can still be selected.

const spanish = document.documentElement.lang === 'es';
const words = spanish ? { copy: 'Copiar', copied: 'Copiado' } : { copy: 'Copy', copied: 'Copied' };

for (const sample of document.querySelectorAll<HTMLElement>('.sample')) {
  const code = sample.querySelector('code');
  if (!code) continue;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.copy;
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.textContent).then(() => {
      button.textContent = words.copied;
      setTimeout(() => {
        button.textContent = words.copy;
      }, 2000);
    });
  });
  sample.prepend(button);
}
