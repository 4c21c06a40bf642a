import {expect, open, test} from './support/site';

for (const address of ['', 'docs/api/test-beds/component', 'blog', 'fr/docs/getting-started']) {
  test(`the scripts of /${address} are asked for after the first paint, in order`, async ({page}) => {
    await open(page, address);
    const {painted, scripts} = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'))
        .map(({name, startTime}) => ({name: name.replace(/.*\//, ''), startTime})),
    }));
    expect(scripts.map(({name}) => name.split('.')[0]).slice(0, 2)).toEqual(['runtime~main', 'main']);
    expect(scripts.filter(({startTime}) => startTime < painted)).toEqual([]);
  });
}
