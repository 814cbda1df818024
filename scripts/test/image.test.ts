import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { atLeast } from '@meltemi/testkit';
import { ROOT } from './documents.ts';
import { environment, said, stages, words } from './packed/image.ts';

// Checks image, compose file and systemd unit without a container engine. packed.test.ts runs the steps of the image.

const [build, final] = stages();

test('the image runs the Node that everything is tested with', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const stage of [build, final]) assert.match(said(stage, 'FROM')[0], new RegExp(`node:${devDependencies.node}-`));
});

test('the image is small, not of root, and the same for every platform', () => {
  assert.match(said(build, 'FROM')[0], /^--platform=\$BUILDPLATFORM /, 'nothing is built under emulation');
  assert.doesNotMatch(said(final, 'FROM')[0], /--platform/);
  assert.deepEqual(said(final, 'COPY'), ['--from=build /image /']);
  assert.deepEqual(said(final, 'RUN'), [], 'nothing runs on a platform that the builder may not have');
  assert.match(said(final, 'USER')[0], /^[1-9]\d*:[1-9]\d*$/, 'a number: engines that forbid root can check it');
  assert.deepEqual(said(final, 'VOLUME'), ['/data']);
  assert.equal(environment(final).DATABASE_FILE, '/data/meltemi.sqlite');
  assert.equal(words(final, 'ENTRYPOINT')[0], 'node', 'no shell between the engine and the server');
});

test('the compose file passes on every setting, and PostgreSQL is a profile', () => {
  const text = readFileSync(join(ROOT, 'compose.yaml'), 'utf8');
  assert.match(text, /^ {4}env_file: \[\{ path: \.env, required: false \}\]$/m);
  assert.match(text, /postgres:\n {4}image: postgres:\d+-alpine\n {4}profiles: \[postgres\]/);
});

test('secrets beside the compose file are no part of the image, nor of the repository', () => {
  for (const file of ['.dockerignore', '.gitignore'])
    assert.match(readFileSync(join(ROOT, file), 'utf8'), /^\.env\*?$/m, file);
});

test('workflows use actions by digest, with the version beside it', (t) => {
  const saw = atLeast(t, 3, 'workflows');
  for (const file of globSync('.github/workflows/*.yml', { cwd: ROOT })) {
    saw();
    const uses = readFileSync(join(ROOT, file), 'utf8').match(/uses: .*/g) ?? [];
    assert.ok(uses.length > 0, file);
    for (const use of uses) assert.match(use, /^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, file);
  }
});

test('systemd understands the unit', (t) => {
  try {
    execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore' });
  } catch {
    return t.skip('no systemd here');
  }
  execFileSync('systemd-analyze', ['verify', '--man=no', join(ROOT, 'deploy/meltemi.service')]);
});

test('the unit lets the server ask for the addresses of its machine, which it does for HOST=0.0.0.0', () => {
  const unit = readFileSync(join(ROOT, 'deploy/meltemi.service'), 'utf8');
  assert.match(unit, /^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
});
