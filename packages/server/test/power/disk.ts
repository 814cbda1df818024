import type { Random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';

// A disk of which only that is certain which was synced: what was written since is there, or not, or in part.

/** What a program did with its files, as strace tells it. */
export type Deed =
  | { readonly is: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly is: 'truncate'; readonly path: string; readonly length: number }
  | { readonly is: 'sync'; readonly path: string }
  | { readonly is: 'said'; readonly text: string };

const LINE = /^(\w+)\((\d+)<(.*?)>(?:, (.*))?\) += \d+$/;

/** The lines of `strace -y -xx -s 1000000 -e trace=pwrite64,fdatasync,fsync,ftruncate,write`. */
export function deedOf(line: string): Deed | null {
  const [, call, descriptor, name = '', rest = ''] = LINE.exec(line) ?? [];
  const path = bytesOf(name).toString();
  if (call === 'fdatasync' || call === 'fsync') return { is: 'sync', path };
  if (call === 'ftruncate') return { is: 'truncate', path, length: Number(rest) };
  const [, hex = '', at = '0'] = /^"(.*)", \d+(?:, (\d+))?$/.exec(rest) ?? [];
  const bytes = bytesOf(hex);
  if (call === 'pwrite64') return { is: 'write', path, at: Number(at), bytes };
  return call === 'write' && descriptor === '1' ? { is: 'said', text: bytes.toString() } : null;
}

/** From `\x41\x42`. */
function bytesOf(hex: string): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex');
}

/** A disk writes whole sectors. */
const SECTOR = 512;

export class Disk {
  private readonly synced = new Map<string, Buffer>();
  private readonly pending = new Map<string, Deed[]>();

  take(deed: Deed): void {
    if (deed.is === 'said') return;
    const { path } = deed;
    const waiting = this.pending.get(path) ?? [];
    this.pending.set(path, waiting);
    if (deed.is !== 'sync') return void waiting.push(deed);
    this.synced.set(path, waiting.reduce(done, this.synced.get(path) ?? Buffer.alloc(0)));
    waiting.length = 0;
  }

  /** What is found after the power was lost. */
  afterwards(luck: Random): Map<string, Buffer> {
    const found = new Map(this.synced);
    for (const [path, waiting] of this.pending) {
      const lucky = waiting.flatMap((deed) => (below(luck, 2) === 0 ? [torn(deed, luck)] : []));
      if (found.has(path) || lucky.length > 0) found.set(path, lucky.reduce(done, found.get(path) ?? Buffer.alloc(0)));
    }
    return found;
  }
}

function done(file: Buffer, deed: Deed): Buffer {
  if (deed.is === 'truncate') {
    const changed = Buffer.alloc(deed.length);
    file.copy(changed);
    return changed;
  }
  if (deed.is !== 'write') return file;
  const changed = Buffer.alloc(Math.max(file.length, deed.at + deed.bytes.length));
  file.copy(changed);
  deed.bytes.copy(changed, deed.at);
  return changed;
}

/** One write in four ends at one of its sectors. */
function torn(deed: Deed, luck: Random): Deed {
  if (deed.is !== 'write' || below(luck, 4) > 0) return deed;
  const sectors = Math.ceil(deed.bytes.length / SECTOR);
  return { ...deed, bytes: deed.bytes.subarray(0, below(luck, sectors) * SECTOR) };
}
