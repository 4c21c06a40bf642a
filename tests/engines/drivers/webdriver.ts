import {spawn, type ChildProcess} from 'node:child_process';
import net, {type AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {Builder, Capabilities, Key, Origin} from 'selenium-webdriver';
import {vi} from 'vitest';
import type {BrowserSettings, Driver, Engine, KeyName} from '../driver';
import type {WebKitPrograms} from '../../../scripts/support/browser';
import {PATIENCE} from '../reader';

/** Timeouts in ms for starting the browser, which takes 5 s on a busy machine, and for a command. */
const START_TIMEOUT = 20_000;
const TIMEOUT = 5000;

const KEYS: Record<KeyName, string> = {Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB};

/** Starts WebKitGTK's MiniBrowser on a virtual screen and drives it through WebDriver. */
export async function startWebKit({webKitWebDriver, miniBrowser, xvfb}: WebKitPrograms): Promise<Engine> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.once('exit', () => screen.kill());
  const display = `:${(await firstLine(screen)).trim()}`;
  // Renders with Skia on the CPU instead of Mesa's software rasterizer, which reduces the CPU time of all journeys from
  // 97 s to 56 s.
  const drawing = {WEBKIT_DISABLE_DMABUF_RENDERER: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1'};
  // Use the virtual X screen, not the desktop's display.
  const env = {...process.env, ...drawing, DISPLAY: display, GDK_BACKEND: 'x11', WAYLAND_DISPLAY: undefined};
  const open = (settings: BrowserSettings) => start({webKitWebDriver, miniBrowser, env}, settings);
  return {
    title: 'WebKitGTK, via WebDriver',
    // Sometimes the MiniBrowser does not respond to its driver when it starts, so try twice.
    open: (settings) => open(settings).catch(() => open(settings)),
    close() {
      screen.kill();
      return Promise.resolve();
    },
  };
}

interface Launch {
  webKitWebDriver: string;
  miniBrowser: string;
  env: NodeJS.ProcessEnv;
}

/** Starts a driver with its own browser, in a process group that is killed as a whole. */
async function start({webKitWebDriver, miniBrowser, env}: Launch, settings: BrowserSettings): Promise<Driver> {
  const port = await freePort();
  const server = spawn(webKitWebDriver, [`--port=${port}`], {env, stdio: 'ignore', detached: true});
  const stop = () => {
    process.off('exit', stop);
    process.kill(-server.pid!);
  };
  process.once('exit', stop);
  try {
    const driver = await Promise.race([
      answers(port).then(() => drive(port, miniBrowser, settings)),
      giveUp('start', START_TIMEOUT),
    ]);
    const close = async () => {
      await Promise.race([driver.close(), giveUp('close').catch(() => {})]);
      stop();
    };
    return {...driver, close};
  } catch (error) {
    stop();
    throw error;
  }
}

async function drive(port: number, miniBrowser: string, {width, height, hasStorage}: BrowserSettings): Promise<Driver> {
  const browser = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // The default strategy waits for frames and images that may never load, and for pages that the reader has left.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', `--enable-html5-local-storage=${hasStorage}`],
        },
      }),
    )
    .build();
  await browser.manage().window().setRect({x: 0, y: 0, width, height});
  const consoleErrors: string[] = [];
  const evaluate = async <Argument, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result> => {
    const look = browser.executeScript<{result: Result; logged: string[]}>(
      `${LISTEN} return {result: (${String(run)})(arguments[0]), logged: window.logged.splice(0)};`,
      argument,
    );
    const {result, logged} = await Promise.race([look, giveUp('evaluate')]);
    consoleErrors.push(...logged);
    return result;
  };
  return {
    async goto(url) {
      await Promise.race([browser.get(url), giveUp('goto').catch(() => {})]);
    },
    evaluate,
    async pressAt(x, y) {
      const press = browser
        .actions()
        .move({x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0})
        .click()
        .perform();
      // Ignore the timeout: the click has happened, and the test checks its effect.
      await Promise.race([press, giveUp('pressAt').catch(() => {})]);
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    pressKey: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    async consoleErrors() {
      await evaluate(() => null, null);
      return consoleErrors;
    },
    close: () => browser.quit(),
  };
}

/** Records errors and warnings, because WebDriver has no access to the console. Each `evaluate` runs it first. */
const LISTEN = `
  if (!window.logged) {
    window.logged = [];
    addEventListener('error', ({message}) => window.logged.push(message));
    addEventListener('unhandledrejection', ({reason, defaultPrevented}) => defaultPrevented || window.logged.push(String(reason)));
    for (const level of ['error', 'warn']) {
      console[level] = (...words) => window.logged.push(words.join(' '));
    }
  }`;

/** Rejects after a timeout, because WebKit never answers a command whose page is replaced in the meantime. */
async function giveUp(what: string, timeout = TIMEOUT): Promise<never> {
  await setTimeout(timeout, undefined, {ref: false});
  throw new Error(`The browser did not respond to the command "${what}".`);
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} exited with code ${code}`)));
    child.stdout!.once('data', (data: Buffer) => resolve(data.toString()));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function answers(port: number): Promise<void> {
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), PATIENCE);
}
