const fs = require('node:fs');
const path = require('node:path');
const configure = require('./karma.conf.cjs');

/** Writes what the browser reports into `results.json`, for `karma.ts` to read. */
function ResultsReporter() {
  const results = {specs: [], errors: []};

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

/** The project's own configuration, with a report that the run can read. */
module.exports = (config) => {
  configure(config);
  config.set({
    plugins: [...config.plugins, {'reporter:results': ['type', ResultsReporter]}],
    reporters: ['results'],
    browserNoActivityTimeout: 120_000,
    captureTimeout: 120_000,
    // A busy machine answers late.
    pingTimeout: 60_000,
    browserDisconnectTimeout: 60_000,
  });
};
