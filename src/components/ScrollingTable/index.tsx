import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** A table that can be scrolled horizontally, with the keyboard too, when it is wider than the page. */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className="scrolling thin-scrollbar"
      role="group"
      tabIndex={0}
      aria-label={translate({id: 'scrollingTable.label', message: 'Table that scrolls horizontally'})}>
      <table {...props} />
    </div>
  );
}
