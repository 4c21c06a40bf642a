import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {StepKind} from '@site/src/lib/samples/testSteps';

/** A party that acts in a step. Each party is a column of the diagram. */
export type Party = 'test' | 'library' | 'code' | 'backend';

/** The party that acts in a step and, if it is another one, the party that it acts on. */
export const PARTIES: Record<StepKind, readonly [Party] | readonly [Party, Party]> = {
  create: ['test'],
  compile: ['library'],
  compileRoutes: ['library'],
  setup: ['test'],
  tools: ['library', 'test'],
  renderedTools: ['library', 'test'],
  send: ['code', 'backend'],
  arrange: ['test'],
  act: ['test', 'code'],
  run: ['test', 'code'],
  navigate: ['test', 'code'],
  respond: ['test', 'backend'],
  render: ['test', 'code'],
  expect: ['test'],
  check: ['test', 'code'],
  verify: ['library', 'backend'],
  teardown: ['library'],
};

export const PARTY_NAMES: Record<Party, ReactNode> = {
  test: <Translate id="testPlayer.party.test">Your test</Translate>,
  library: <Translate id="testPlayer.party.library">Test bed</Translate>,
  code: (
    <Translate id="testPlayer.party.code" description="Party in a step of a test: the code under test">
      Code under test
    </Translate>
  ),
  backend: (
    <Translate id="testPlayer.party.backend" description="Party in a step of a test: it only responds">
      Testing backend
    </Translate>
  ),
};

const code = (name: string): ReactNode => <code>{name}</code>;

export const STEP_TEXTS: Record<StepKind, ReactNode> = {
  create: (
    <Translate
      id="testPlayer.create"
      values={{describe: code('describe'), hook: code('beforeEach'), spec: code('should create')}}>
      {'Creating the test bed in the {describe} registers a {hook} and the spec {spec}.'}
    </Translate>
  ),
  compile: (
    <Translate id="testPlayer.compile">
      Before each test, it configures the testing module and creates what you test.
    </Translate>
  ),
  compileRoutes: (
    <Translate id="testPlayer.compileRoutes">
      Before each test, it configures the testing module, then performs the first navigation.
    </Translate>
  ),
  setup: <Translate id="testPlayer.setup">Your setup callback receives the tools and prepares the state.</Translate>,
  tools: <Translate id="testPlayer.tools">It builds the tools and passes them to your test.</Translate>,
  renderedTools: (
    <Translate id="testPlayer.renderedTools">
      It builds the tools, detects changes, then passes the tools to your test.
    </Translate>
  ),
  send: (
    <Translate id="testPlayer.send">
      The request goes to the testing backend, which keeps it open. Nothing is sent over the network.
    </Translate>
  ),
  arrange: <Translate id="testPlayer.arrange">Your test prepares what this case needs.</Translate>,
  act: <Translate id="testPlayer.act">Your test acts like a user.</Translate>,
  run: <Translate id="testPlayer.run">Your test runs the code and gets its result.</Translate>,
  navigate: (
    <Translate id="testPlayer.navigate">
      The router goes to the URL. On the way, it runs the guards and resolvers, and follows redirects.
    </Translate>
  ),
  respond: (
    <Translate id="testPlayer.respond">
      Your test responds: the one open request with that URL gets the body, and its subscriber receives it at once.
    </Translate>
  ),
  render: <Translate id="testPlayer.render">The page shows what has changed.</Translate>,
  expect: (
    <Translate id="testPlayer.expect">Your test reads the result and compares it with what it expects.</Translate>
  ),
  check: (
    <Translate id="testPlayer.check">Your test runs the code and compares its result with what it expects.</Translate>
  ),
  verify: (
    <Translate id="testPlayer.verify" values={{rx: code('rx')}}>
      {
        'If the callback ended without an error, the test bed checks that no HTTP request is left open, then closes the subscriptions given to {rx}.'
      }
    </Translate>
  ),
  teardown: (
    <Translate id="testPlayer.teardown">
      Angular destroys the testing module and what it created. The next test starts from scratch.
    </Translate>
  ),
};
