import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {StepKind} from '@site/src/lib/samples/testSteps';

/** A party that acts in a step. Each party is a column of the diagram. */
export type Party = 'test' | 'library' | 'code' | 'backend';

/** The party that acts in a step and, if it is another one, the party that it acts on. */
export const PARTIES: Record<StepKind, readonly [Party] | readonly [Party, Party]> = {
  create: ['test'],
  compile: ['library'],
  setup: ['test'],
  tools: ['library', 'test'],
  send: ['code', 'backend'],
  arrange: ['test'],
  act: ['test', 'code'],
  run: ['test', 'code'],
  respond: ['test', 'backend'],
  render: ['test', 'code'],
  expect: ['test'],
  verify: ['library', 'backend'],
  teardown: ['library'],
};

export function partyName(party: Party): ReactNode {
  switch (party) {
    case 'test':
      return (
        <Translate id="testPlayer.party.test" description="Party in a step of a test: the test that the reader writes">
          Your test
        </Translate>
      );
    case 'library':
      return (
        <Translate id="testPlayer.party.library" description="Party in a step of a test">
          Test bed
        </Translate>
      );
    case 'code':
      return (
        <Translate id="testPlayer.party.code" description="Party in a step of a test: the code under test">
          Code under test
        </Translate>
      );
    case 'backend':
      return (
        <Translate id="testPlayer.party.backend" description="Party in a step of a test: it only responds">
          Testing backend
        </Translate>
      );
  }
}

export function textOf(kind: StepKind): ReactNode {
  switch (kind) {
    case 'create':
      return (
        <Translate id="testPlayer.create" description="Step of a test: creating the bed in a describe">
          Creating the test bed in the describe block registers a beforeEach hook and the “should create” spec.
        </Translate>
      );
    case 'compile':
      return (
        <Translate id="testPlayer.compile" description="Step of a test: compiling">
          Before each test, it configures the testing module and creates what you test. No change detection yet.
        </Translate>
      );
    case 'setup':
      return (
        <Translate id="testPlayer.setup" description="Step of a test: set-up">
          Your set-up receives the tools and prepares the state.
        </Translate>
      );
    case 'tools':
      return (
        <Translate id="testPlayer.tools" description="Step of a test: building the tools">
          It builds the tools, detects changes if it renders something, then passes the tools to your test.
        </Translate>
      );
    case 'send':
      return (
        <Translate id="testPlayer.send" description="Step of a test: the code under test sends a request">
          The request goes to the testing backend, which keeps it open. Nothing leaves the browser.
        </Translate>
      );
    case 'arrange':
      return (
        <Translate id="testPlayer.arrange" description="Step of a test: the test prepares something">
          Your test prepares what this case needs.
        </Translate>
      );
    case 'act':
      return (
        <Translate id="testPlayer.act" description="Step of a test: the test triggers an event">
          Your test acts like a user.
        </Translate>
      );
    case 'run':
      return (
        <Translate id="testPlayer.run" description="Step of a test: the test calls a guard or navigates">
          Your test runs the code and gets its result.
        </Translate>
      );
    case 'respond':
      return (
        <Translate id="testPlayer.respond" description="Step of a test: the test responds to a request">
          Your test responds: the one open request with that URL gets the body, and its subscriber receives it at once.
        </Translate>
      );
    case 'render':
      return (
        <Translate id="testPlayer.render" description="Step of a test: change detection">
          The page shows what has changed.
        </Translate>
      );
    case 'expect':
      return (
        <Translate id="testPlayer.expect" description="Step of a test: its expectations">
          Your test compares the result with what it expects.
        </Translate>
      );
    case 'verify':
      return (
        <Translate id="testPlayer.verify" description="Step of a test: after a test that passed">
          Once the test has completed, it checks that no HTTP request is left open, then ends the subscriptions given to
          rx.
        </Translate>
      );
    case 'teardown':
      return (
        <Translate id="testPlayer.teardown" description="Step of a test: teardown">
          Angular destroys the testing module and what it created. The next test starts from scratch.
        </Translate>
      );
  }
}
