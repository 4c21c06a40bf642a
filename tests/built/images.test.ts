import {expect, test} from 'vitest';
import {attributeOf} from '../../src/lib/html';
import {LANGUAGES, PAGES} from '../support/addresses';
import {parsePage} from '../support/build';
import {selectAll} from '../support/select';

/** The logo in the navbar, which is on the first screen. */
const LOGO = /\/img\/logo\.svg$/;

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
