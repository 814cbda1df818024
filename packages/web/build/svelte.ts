import type { Plugin } from 'vite';

// The page is drawn in the browser only, in runes only; no template awaits, nothing is forked, nothing fades in or out, styles are
// directives, and what is put into a `$state` later is not followed into its depths. Svelte asks variables and functions whether that is
// so: as constants they let go of all it would need otherwise.
//
// After an update of Svelte the build says which entry does not fit any more. Leave that entry out, and what the build names then: the page
// gets larger and works all the same. Then see whether the new source has something like it to let go of.

interface Asked {
  readonly file: RegExp;
  readonly code: RegExp;
  readonly constant: string;
}

const COMPONENT = /\.svelte$/;
/** What no component may ask for, in its own words. */
const NEVER = [
  { code: /\sstyle=/, why: "has an attribute 'style': only 'style:…' is drawn" },
  { code: /\bgetAbortSignal\b|\$state\.eager\b|\$effect\.pending\b/, why: 'asks for what Svelte does not do here' },
  { code: /\s(?:animate|transition|in|out):[a-z]/, why: 'fades or moves by a directive: only styles do that here' },
];
/** Of batches and boundaries: what only awaiting and forking call. */
const UNCALLED = [
  'skip_effect',
  'unskip_effect',
  'increment',
  'decrement',
  'ondiscard',
  'settled',
  'register_created_effect',
  'is_rendered',
  'update_pending_count',
  'get_effect_pending',
  'has_pending_snippet',
  'defer_effect',
].join('|');
const BATCH = /svelte\/src\/internal\/client\/reactivity\/batch\.js$/;
const EFFECTS = /svelte\/src\/internal\/client\/reactivity\/effects\.js$/;
const BOUNDARY = /svelte\/src\/internal\/client\/dom\/blocks\/boundary\.js$/;
const BRANCHES = /svelte\/src\/internal\/client\/dom\/blocks\/branches\.js$/;
const EACH = /svelte\/src\/internal\/client\/dom\/blocks\/each\.js$/;
const FLAGS = /svelte\/src\/internal\/(client\/dom\/hydration|flags\/index)\.js$/;
const ASKED: readonly Asked[] = [
  { file: FLAGS, code: /export let (\w+) = false;/g, constant: 'export const $1 = false;' },
  { file: FLAGS, code: /^\t(hydrating|\w+_flag) = \w+;$/gm, constant: '' },
  {
    file: /svelte\/src\/internal\/client\/(runtime|reactivity\/(async|sources)|dom\/blocks\/(await|key))\.js$/,
    code: /\bis_runes\(\)/g,
    constant: 'true',
  },
  {
    file: /svelte\/src\/internal\/client\/reactivity\/async\.js$/,
    code: /async\.length === 0 && pending\.length === 0/,
    constant: 'true',
  },
  {
    file: /svelte\/src\/internal\/client\/dom\/blocks\/(each|branches)\.js$/,
    code: /\bshould_defer_append\(\)/g,
    constant: 'false',
  },
  {
    file: /svelte\/src\/internal\/client\/(runtime|reactivity\/(batch|deriveds|sources)|dom\/blocks\/boundary)\.js$/,
    code: /\b\w+\??\.is_fork\b(?! = )/g,
    constant: 'false',
  },
  {
    file: /svelte\/src\/internal\/client\/(reactivity\/batch|dom\/blocks\/boundary)\.js$/,
    code: new RegExp(`^\\t#?(${UNCALLED})\\(.*?^\\t\\}$`, 'gms'),
    constant: '',
  },
  {
    file: BATCH,
    code: /this\.#is_deferred\(\)|this\.#skipped_branches\.has\(effect\)|this\.async_deriveds\.has\(effect\)/g,
    constant: 'false',
  },
  { file: BATCH, code: /^\t\tfor \(const \[?[\w, ]+\]? of \w+\.async_deriveds.*?^\t\t\}$/gms, constant: '' },
  {
    file: BATCH,
    code: /\w+\.async_deriveds\.clear\(\);|this\.#deferred\?\.resolve\(\);|.*#discard_callbacks\b.*|.*async_deriveds = .*/g,
    constant: '',
  },
  { file: EFFECTS, code: /current_batch\?\.register_created_effect\(effect\);/, constant: '' },
  { file: EFFECTS, code: /var (t|transitions) = effect\.nodes && effect\.nodes\.t;/g, constant: 'const $1 = null;' },
  { file: EFFECTS, code: /remaining > 0/, constant: 'false' },
  { file: BOUNDARY, code: /#effect_pending_subscriber = .*?^\t\}\);/ms, constant: '' },
  { file: BOUNDARY, code: /this\.#pending_count > 0/, constant: 'false' },
  { file: BOUNDARY, code: /this\.is_pending = .*;|this\.#resolve\(.*\);/g, constant: '' },
  { file: BATCH, code: /effect\.b\?\.is_pending/, constant: 'false' },
  // An error is told as it is.
  { file: BOUNDARY, code: /this\.transform_error = .*;/, constant: '' },
  {
    file: BOUNDARY,
    code: /var result;\n.*?handle_error_result\(result\);\n\t+\}/s,
    constant: 'handle_error_result(error);',
  },
  // Nobody waits for a reaction to be called off.
  {
    file: /svelte\/src\/internal\/client\/(runtime|reactivity\/deriveds)\.js$/,
    code: /(?:reaction|derived|e)\.ac !== null/g,
    constant: 'false',
  },
  { file: EFFECTS, code: /(?<=const controller = )effect\.ac/, constant: 'null' },
  { file: BATCH, code: /effect\.ac === null/, constant: 'true' },
  {
    file: /svelte\/src\/internal\/client\/constants\.js$/,
    code: /(?=new \(class StaleReactionError)/,
    constant: '/* @__PURE__ */ ',
  },
  { file: /svelte\/src\/internal\/client\/runtime\.js$/, code: /captured_signals\?\.add\(signal\);/, constant: '' },
  {
    file: /svelte\/src\/internal\/client\/reactivity\/sources\.js$/,
    code: /eager_effects\.size > 0 && !eager_effects_deferred|(?<=if \()\(flags & EAGER_EFFECT\) !== 0(?=\))/g,
    constant: 'false',
  },
  { file: EACH, code: /(?<=is_animated = ).*;/, constant: 'false;' },
  { file: EACH, code: /var (?=is_animated)/, constant: 'const ' },
  { file: EACH, code: /state\.pending\.size > 0|(?<=\()group(?=\))|state\.outrogroups !== null/g, constant: 'false' },
  { file: EACH, code: /state\.pending\.size === 0|remaining === 0/g, constant: 'true' },
  {
    file: BRANCHES,
    code: /(?<=if \()offscreen(?=\))|this\.#offscreen\.has\(key\)|keys\.includes\(k\)/g,
    constant: 'false',
  },
  {
    file: /svelte\/src\/internal\/client\/reactivity\/props\.js$/,
    code: /var runes = .*;/,
    constant: 'const runes = true;',
  },
  { file: /svelte\/src\/internal\/client\/dom\/blocks\/await\.js$/, code: /var (?=runes = )/, constant: 'const ' },
  {
    file: /svelte\/src\/internal\/client\/reactivity\/(sources|props)\.js$/,
    code: /(?:should_proxy|runes && bindable) \? proxy\(value\) : value/,
    constant: 'value',
  },
  {
    file: /svelte\/src\/internal\/client\/(reactivity\/(sources|props)|dev\/equality)\.js$/,
    code: /import \{ (?:proxy|get_proxied_value) \} from .*;/,
    constant: '',
  },
  { file: /svelte\/src\/internal\/shared\/attributes\.js$/, code: /(?<=\t\tif \()value(?=\) \{)/, constant: 'false' },
  // The same list, made in a way that can be left out if nobody asks for it.
  {
    file: /svelte\/src\/utils\.js$/,
    code: /(?<=const DOM_PROPERTIES = )\[\s*\.\.\.DOM_BOOLEAN_ATTRIBUTES,([^\]]*)\]/,
    constant: '/* @__PURE__ */ DOM_BOOLEAN_ATTRIBUTES.concat([$1])',
  },
];

export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [COMPONENT, ...ASKED.map(({ file }) => file)] },
      handler(code, id) {
        if (COMPONENT.test(id)) {
          for (const never of NEVER) if (never.code.test(code)) this.error(`${id} ${never.why}`);
          return null;
        }
        const changed = ASKED.filter(({ file }) => file.test(id)).reduce((before, asked) => {
          const after = before.replace(asked.code, asked.constant);
          if (after === before) this.error(`${id} is not as it was`);
          return after;
        }, code);
        return { code: changed, map: null };
      },
    },
    generateBundle(_, bundle) {
      const called = new RegExp(`\\.(${UNCALLED})\\(`);
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && called.test(file.code)) this.error(`${file.fileName} calls what was left out`);
      }
    },
  };
}
