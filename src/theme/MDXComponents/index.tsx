import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import Collapsed from '@site/src/components/Collapsed';
import Fold from '@site/src/components/Fold';
import OpenAll from '@site/src/components/OpenAll';
import OptionFacts from '@site/src/components/OptionFacts';
import Sample from '@site/src/components/Sample';
import SamplesArchive from '@site/src/components/SamplesArchive';
import ScrollingTable from '@site/src/components/ScrollingTable';
import SharedMember from '@site/src/components/SharedMember';
import Tasks from '@site/src/components/Tasks';

// Why: pages can use these components without importing them. This file is Docusaurus's extension point for MDX.
export default {
  ...MDXComponents,
  Collapsed,
  Fold,
  OpenAll,
  OptionFacts,
  Sample,
  SamplesArchive,
  SharedMember,
  table: ScrollingTable,
  TabItem,
  Tabs,
  Tasks,
};
