const fs = require('node:fs');
const path = require('node:path');

/** Writes what the browser reports into `results.json`, for `karma.ts` to read. */
function ResultsReporter() {
  const results = {browser: '', specs: [], errors: []};

  this.onBrowserStart = (browser) => {
    results.browser = browser.name;
  };
  this.onSpecComplete = (_browser, {suite, description, success, skipped, log}) => {
    results.specs.push({suite, description, status: skipped ? 'skipped' : success ? 'passed' : 'failed', log});
  };
  this.onBrowserError = (_browser, error) => {
    results.errors.push(typeof error === 'string' ? error : (error.message ?? JSON.stringify(error)));
  };
  this.onRunComplete = () => fs.writeFileSync(path.join(__dirname, 'results.json'), JSON.stringify(results));
  // What the samples write to the console is no part of the report; what the entry logs is.
  this.onBrowserLog = (_browser, message, type) => {
    if (type === 'outside') {
      results.errors.push(message);
    }
  };
  this.adapters = [];
}

module.exports = (config) =>
  config.set({
    frameworks: ['jasmine', '@angular-devkit/build-angular'],
    plugins: [
      require('karma-jasmine'),
      require('karma-chrome-launcher'),
      require('@angular-devkit/build-angular/plugins/karma'),
      {'reporter:results': ['type', ResultsReporter]},
    ],
    reporters: ['results'],
    browsers: ['Headless'],
    customLaunchers: {
      // Without the sandbox, which containers and the machines of a workflow do not offer.
      Headless: {base: 'ChromeHeadless', flags: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']},
    },
    browserNoActivityTimeout: 120_000,
    captureTimeout: 120_000,
    // A busy machine answers late.
    pingTimeout: 60_000,
    browserDisconnectTimeout: 60_000,
  });
