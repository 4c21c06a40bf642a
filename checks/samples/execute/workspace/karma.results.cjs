const fs = require('node:fs');
const path = require('node:path');
const configure = require('./karma.conf.cjs');

/** A reporter that writes the results to `results.json`, which `runners.ts` reads. */
function ResultsReporter() {
  const results = {specs: [], errors: []};

  this.onSpecComplete = (_browser, {suite, description, success, skipped, log}) => {
    results.specs.push({suite, description, status: skipped ? 'skipped' : success ? 'passed' : 'failed', log});
  };
  this.onBrowserError = (_browser, error) => {
    results.errors.push(typeof error === 'string' ? error : (error.message ?? JSON.stringify(error)));
  };
  this.onRunComplete = () => fs.writeFileSync(path.join(__dirname, 'results.json'), JSON.stringify(results));
  // Record only what the entry logs, not the console output of the samples.
  this.onBrowserLog = (_browser, message, type) => {
    if (type === 'outside') {
      results.errors.push(message);
    }
  };
  this.adapters = [];
}

/** Extends the project's configuration with the reporter above. */
module.exports = (config) => {
  configure(config);
  config.set({
    plugins: [...config.plugins, {'reporter:results': ['type', ResultsReporter]}],
    reporters: ['results'],
    browserNoActivityTimeout: 120_000,
    captureTimeout: 120_000,
    // Busy machines respond slowly.
    pingTimeout: 60_000,
    browserDisconnectTimeout: 60_000,
  });
};
