import type {Declaration, Plugin, Root, Rule} from 'postcss';

const INFIMA = /[\\/]node_modules[\\/]infima[\\/]dist[\\/]/;

/** What is in parentheses may name a class without needing it: `:not(.pills__item--active)`. */
const PARENTHESES = /\([^()]*\)/g;

/**
 * A PostCSS plugin that drops from Infima's style sheet, and from no other, the selectors with a class and the custom
 * properties that are named nowhere.
 *
 * @param words what the site and the packages that make its pages name
 */
export function dropUnused(words: ReadonlySet<string>): Plugin {
  return {
    postcssPlugin: 'drop-unused-infima',
    Once(root) {
      if (INFIMA.test(root.source?.input.file ?? '')) {
        dropSelectors(root, words);
        dropProperties(root, words);
      }
    },
  };
}

function dropSelectors(root: Root, words: ReadonlySet<string>): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  for (const rule of rules) {
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => words.has(name)));
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < rule.selectors.length) {
      rule.selectors = kept;
    }
  }
}

function classesOf(selector: string): string[] {
  return [...selector.replace(PARENTHESES, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);
}

/** A property that goes may have been the only one that needed another: hence again, until none goes. */
function dropProperties(root: Root, words: ReadonlySet<string>): void {
  const needed = new Set<string>();
  const properties: Declaration[] = [];
  root.walkDecls((declaration) => {
    for (const [, name] of declaration.value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      needed.add(name!);
    }
    if (declaration.variable) {
      properties.push(declaration);
    }
  });
  const unused = properties.filter(({prop}) => !needed.has(prop) && !words.has(prop));
  unused.forEach((declaration) => declaration.remove());
  if (unused.length > 0) {
    dropProperties(root, words);
  }
}
