import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {StepKind} from '@site/src/lib/samples/testSteps';

/** A party that acts in a step. Each party has a track in the timeline. */
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
    <Translate id="testPlayer.create" values={{hook: code('beforeEach'), spec: code('should create')}}>
      {'This line registers a {hook} and the spec {spec}.'}
    </Translate>
  ),
  compile: (
    <Translate id="testPlayer.compile">Before each test, it configures the module and creates what you test.</Translate>
  ),
  compileRoutes: (
    <Translate id="testPlayer.compileRoutes">Before each test, it configures the module, then navigates.</Translate>
  ),
  setup: <Translate id="testPlayer.setup">Your callback receives the tools and prepares the state.</Translate>,
  tools: <Translate id="testPlayer.tools">It builds the tools and passes them to your test.</Translate>,
  renderedTools: (
    <Translate id="testPlayer.renderedTools">It detects changes, then passes the tools to your test.</Translate>
  ),
  send: (
    <Translate id="testPlayer.send">The testing backend keeps the request open: nothing reaches the network.</Translate>
  ),
  arrange: <Translate id="testPlayer.arrange">Your test prepares what this case needs.</Translate>,
  act: <Translate id="testPlayer.act">Your test acts like a user.</Translate>,
  run: <Translate id="testPlayer.run">Your test runs the code and gets its result.</Translate>,
  navigate: (
    <Translate id="testPlayer.navigate">The router runs the guards and resolvers, and follows redirects.</Translate>
  ),
  respond: <Translate id="testPlayer.respond">The open request with that URL gets the body at once.</Translate>,
  render: <Translate id="testPlayer.render">The page shows what has changed.</Translate>,
  expect: <Translate id="testPlayer.expect">Your test compares the result with what it expects.</Translate>,
  check: <Translate id="testPlayer.check">Your test runs the code and checks its result.</Translate>,
  verify: <Translate id="testPlayer.verify">Unless your test threw, the test bed looks for open requests.</Translate>,
  teardown: (
    <Translate id="testPlayer.teardown">Angular destroys the module. The next test starts from scratch.</Translate>
  ),
};
