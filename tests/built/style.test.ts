import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {attributeOf} from '../../src/lib/html';
import {LANGUAGES, PAGES} from '../support/addresses';
import {buildDir, parsePage, readBuilt} from '../support/build';
import {renderedIn, selectAll} from '../support/select';

/** The logo in the navbar, which is on the first screen. */
const LOGO = /\/img\/logo\.svg$/;

const CLASS = /\.([a-z][\w-]*)/gi;

/** Classes that scripts add later, such as those of open menus, active items and collapsed lists. */
const LATER = [
  'alert--danger',
  'dropdown--show',
  'menu__link--active',
  'menu__list-item--collapsed',
  'navbar-sidebar--show',
  'navbar-sidebar__items--show-secondary',
  'table-of-contents__link--active',
  'tabs__item--active',
];

function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(CLASS)].map(([, name]) => name!));
}

test('the built style sheet has a rule for each Infima class that a page uses', () => {
  const infima = classesIn(fs.readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8'));
  const [file] = fs.readdirSync(path.join(buildDir, 'assets/css'));
  // Only Infima's layer, because the site's own rules for a class do not replace Infima's.
  const [, layer] = /@layer docusaurus\.infima\{([^]*?)\}(?=@layer )/.exec(readBuilt(`assets/css/${file}`))!;
  const built = classesIn(layer!);

  const used = new Set(LATER);
  for (const {prefix} of LANGUAGES) {
    for (const address of PAGES) {
      for (const element of renderedIn(parsePage(`${prefix}${address}`))) {
        attributeOf(element, 'class')
          ?.split(' ')
          .forEach((name) => used.add(name));
      }
    }
  }
  const needed = [...used].filter((name) => infima.has(name));
  expect(needed.length).toBeGreaterThan(80);
  expect(needed.filter((name) => !built.has(name))).toEqual([]);
});

test('no page loads an image other than the logo before it is needed', () => {
  for (const {prefix} of LANGUAGES) {
    for (const address of PAGES) {
      const page = parsePage(`${prefix}${address}`);
      for (const {attrs} of selectAll('img', page).filter((image) => !LOGO.test(attributeOf(image, 'src') ?? ''))) {
        expect(Object.fromEntries(attrs.map(({name, value}) => [name, value])), address).toMatchObject({
          loading: 'lazy',
          width: expect.stringMatching(/^\d+$/) as string,
          height: expect.stringMatching(/^\d+$/) as string,
        });
      }
      const preloaded = selectAll('link[rel=preload]', page).filter(
        (link) => !LOGO.test(attributeOf(link, 'href') ?? ''),
      );
      expect(
        preloaded.map((link) => attributeOf(link, 'as')),
        address,
      ).not.toContain('image');
    }
  }
});
