const {dependencies} = require('./package.json');

// Up to Angular 19 the builder is a plugin of Karma; from 20 on the CLI adds its own.
const builder = '@angular-devkit/build-angular';
const plugins = builder in dependencies ? [builder] : [];

module.exports = (config) =>
  config.set({
    frameworks: ['jasmine', ...plugins],
    plugins: [
      require('karma-jasmine'),
      require('karma-chrome-launcher'),
      ...plugins.map((name) => require(`${name}/plugins/karma`)),
    ],
    reporters: ['progress'],
    browsers: ['Headless'],
    customLaunchers: {
      // Without the sandbox, which containers and continuous integration do not offer.
      Headless: {base: 'ChromeHeadless', flags: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']},
    },
  });
