import type { Plugin } from 'vite';

// What a part of the page needs is fetched together with it: styles, without which it is not shown, and code. Vite's own way of doing so
// also serves browsers and servers that this page is not made for; ours says the same in few words.

const ID = /\0vite\/preload-helper\.js$/;

const HELPER = `
const asked = {};
export const __vitePreload = async (load, files, from) => {
  for (const { href } of document.querySelectorAll('link')) asked[href] ??= 0;
  await Promise.all(files.map((file) => {
    const { href } = new URL(file, from);
    return asked[href] ??= new Promise((come, missing) => {
      const link = document.createElement('link');
      const styles = href.endsWith('.css');
      link.rel = styles ? 'stylesheet' : 'modulepreload';
      link.href = href;
      link.onload = come;
      link.onerror = () => {
        asked[href] = null;
        link.remove();
        missing(Error(file + ' did not come'));
      };
      document.head.append(link);
      if (!styles) come();
    });
  }));
  return load();
};
`;

export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: ID },
      handler(code) {
        if (!code.includes('export const __vitePreload =')) this.error("Vite's helper is not as it was");
        return { code: HELPER, map: null };
      },
    },
  };
}
