import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Kind} from '@site/src/components/BedFinder/needs';
import {PRESENTATIONS} from '@site/src/components/BedFinder/presentations';
import ScrollingTable from '@site/src/components/ScrollingTable';
import styles from './styles.module.css';

type Http = 'always' | 'option' | 'no';

interface Row {
  /** Also the last segment of the page's address. */
  kind: Kind;
  http: Http;
  renderer: boolean;
  /** Tools that only this test bed provides. */
  own: string[];
}

const ROWS: Row[] = [
  {kind: 'component', http: 'option', renderer: true, own: []},
  {kind: 'directive', http: 'no', renderer: true, own: ['host']},
  {kind: 'pipe', http: 'no', renderer: false, own: ['verify']},
  {kind: 'service', http: 'option', renderer: false, own: []},
  {kind: 'module', http: 'no', renderer: false, own: []},
  {kind: 'interceptor', http: 'always', renderer: false, own: ['inspect']},
  {kind: 'guard', http: 'option', renderer: false, own: ['challenge']},
  {kind: 'resolver', http: 'option', renderer: false, own: ['trigger']},
  {kind: 'router', http: 'no', renderer: false, own: ['harness', 'navigateByUrl', '$url']},
];

const BASE_TOOLS = ['injector', 'injected', 'rx'];
const RENDERER_TOOLS = ['fixture', 'element', 'query', 'action'];

/** Table of the tools that each test bed provides. */
export default function ToolsMatrix(): ReactNode {
  return (
    <ScrollingTable className={styles.table}>
      <caption className={styles.caption}>
        <Translate id="toolsMatrix.caption">The tools that each test bed provides</Translate>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="toolsMatrix.bed">Test bed</Translate>
          </th>
          <th scope="col">
            <Translate id="toolsMatrix.described" description="Column of the table of tools: the thing under test">
              Under test
            </Translate>
          </th>
          <th scope="col">
            <Names names={BASE_TOOLS} />
          </th>
          <th scope="col">
            <Names names={['http']} />
          </th>
          <th scope="col">
            <Names names={RENDERER_TOOLS} />
          </th>
          <th scope="col">
            <Translate
              id="toolsMatrix.own"
              description="Column of the table of tools: tools that only one test bed has">
              Its own
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({kind, http, renderer, own}) => (
          <tr key={kind}>
            <th scope="row">
              <Link to={`/docs/api/test-beds/${kind}#tools`}>{PRESENTATIONS[kind].name}</Link>
            </th>
            <td>
              <code>{kind === 'router' ? 'routes' : kind}</code>
            </td>
            <td>
              <Mark value="always" />
            </td>
            <td>
              <Mark value={http} />
            </td>
            <td>
              <Mark value={renderer ? 'always' : 'no'} />
            </td>
            <td>{own.length > 0 ? <Names names={own} /> : <Mark value="no" />}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

function Names({names}: {names: string[]}): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));
}

function Mark({value}: {value: Http}): ReactNode {
  switch (value) {
    case 'always':
      return (
        <span role="img" aria-label={translate({id: 'toolsMatrix.yes', message: 'Yes'})}>
          ✓
        </span>
      );
    case 'option':
      return (
        <Link to="/docs/api/common/http-testing-tools#option-http-testing">
          <Translate
            id="toolsMatrix.option"
            description="Cell of the table of tools: the option httpTesting adds the tool">
            option
          </Translate>
        </Link>
      );
    case 'no':
      return (
        <span className={styles.no} role="img" aria-label={translate({id: 'toolsMatrix.no', message: 'No'})}>
          –
        </span>
      );
  }
}
