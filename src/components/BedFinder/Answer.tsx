import {createContext, useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {find, type Kind} from './needs';
import {PRESENTATIONS} from './presentations';

/** Key of the answer to show. */
export const ShownAnswer = createContext<string>('component');

interface Props {
  /** Key of the answers that the sample is for, such as `component-http`. */
  id: string;
  children: ReactNode;
}

/** The sample for one combination of answers. Without JavaScript and in print, all samples are shown. */
export default function Answer({id, children}: Props): ReactNode {
  const [kind, ...needs] = id.split('-') as [Kind, ...string[]];
  const {bed, options} = find({kind, http: needs.includes('http'), template: !needs.includes('template')});
  return (
    <div hidden={useContext(ShownAnswer) !== id}>
      <p className="panel-name">
        <strong>{PRESENTATIONS[kind].name}</strong>{' '}
        <Link to={`/docs/api/test-beds/${kind}`}>
          <code>{bed}</code>
        </Link>{' '}
        {options.length > 0 && <code>{options.join(', ')}</code>}
      </p>
      {children}
    </div>
  );
}
