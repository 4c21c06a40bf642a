import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {BROWSERS} from '../../scripts/support/browser';
import type {Driver, Engine} from './driver';
import {ENGINES, type EngineName} from './engines';
import {JOURNEYS, LANGUAGES} from './journeys';
import {Reader} from './reader';
import {startSite, type Site} from './site';

/** Firefox and WebKit report scripts that they cancel when a reader leaves the page, which is not an error. */
const CANCELLED = /ChunkLoadError/;

/** What Firefox reports for an error object that the page logs to the console. */
const ERROR = 'JSHandle@error';

/**
 * Defines the tests of all journeys for an engine, in one language, because engines do not treat languages differently.
 * If the engine is not installed, its tests are reported as skipped or, with `REQUIRE_ENGINES`, fail. On the stock
 * build, the reader waits until each page has hydrated.
 */
export function describeJourneys(
  name: EngineName,
  lang: keyof typeof LANGUAGES,
  build: 'build' | 'build-stock' = 'build',
): void {
  const start = ENGINES[name]();
  const packages = BROWSERS[name].packages.at(-1)!.join(' ');
  const lacks = `${name} is not installed: run npx playwright install ${name}, or apt-get install ${packages}`;
  if (!start && process.env.REQUIRE_ENGINES) {
    throw new Error(`${lacks}.`);
  }
  describe.skipIf(!start)(start ? name : lacks, () => {
    const isStock = build === 'build-stock';
    let site: Site;
    let engine: Engine;
    let driver: Driver | undefined;

    beforeAll(async () => {
      [site, engine] = await Promise.all([startSite(build), start!()]);
      console.log(engine.title);
    });
    afterAll(async () => {
      await engine?.close();
      site?.close();
    });
    afterEach(async () => {
      site.lose();
      site.hold();
      await driver?.close();
      driver = undefined;
    });

    for (const {title, withoutStorage = false, width = 1280, expected, go} of JOURNEYS.filter(
      ({engines, fasterPagesOnly}) => (!engines || engines.includes(name)) && !(isStock && fasterPagesOnly),
    )) {
      test(`${title} (${lang})`, async () => {
        driver = await engine.open({hasStorage: !withoutStorage, width, height: 800});
        await go(new Reader(driver, site, isStock), LANGUAGES[lang], site);
        const consoleErrors = (await driver.consoleErrors()).filter(
          (text) => name === 'chromium' || !CANCELLED.test(text),
        );
        const others = consoleErrors.filter((text) => !(expected && (expected.test(text) || text === ERROR)));
        expect(others).toEqual([]);
        if (expected && name === 'chromium') {
          expect(consoleErrors).not.toEqual([]);
        }
      });
    }
  });
}
