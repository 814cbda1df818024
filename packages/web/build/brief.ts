import type { Plugin } from 'vite';

// Every file says by name what it asks for, and a name holds eight letters that nothing can pack. Five tell a billion versions apart.

const LETTERS = 5;
const NAME = /-([\w-]{8})(?=\.\w+$)/;

export function brief(): Plugin {
  return {
    name: 'brief',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const names = new Map(
          files.flatMap(({ fileName }) => {
            const short = fileName.replace(NAME, (_, letters: string) => `-${letters.slice(0, LETTERS)}`);
            return short === fileName ? [] : [[baseOf(fileName), baseOf(short)] as const];
          }),
        );
        if (new Set(names.values()).size < names.size) this.error('two files would have the same name');
        const all = new RegExp([...names.keys()].join('|').replaceAll('.', '\\.'), 'g');
        const renamed = (text: string): string => text.replace(all, (name) => names.get(name) as string);
        for (const file of files) {
          if (file.type === 'chunk') file.code = renamed(file.code);
          else if (typeof file.source === 'string') file.source = renamed(file.source);
          file.fileName = renamed(file.fileName);
        }
      },
    },
  };
}

const baseOf = (path: string): string => path.replace(/^.*\//, '');
