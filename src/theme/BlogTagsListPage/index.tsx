import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import Tag from '@theme/Tag';
import BlogOverview from '@site/src/components/BlogOverview';

// Change: the original has no description for search engines, and does not show the descriptions of the tags. It groups
// the tags by letter, but there are too few of them for that.
export default function BlogTagsListPage({tags}: Props): ReactNode {
  const description = translate({
    id: 'blogTags.description',
    message: 'The topics of the ngx-testing-tools blog, with the number of articles on each.',
  });
  return (
    <BlogOverview
      title={translateTagsPageTitle()}
      description={description}
      className={ThemeClassNames.page.blogTagsListPage}>
      <ul className="clean-list blog-rows">
        {tags.map(({count, ...tag}) => (
          <li key={tag.permalink}>
            <span>
              <Tag {...tag} /> {count}
            </span>
            {tag.description}
          </li>
        ))}
      </ul>
    </BlogOverview>
  );
}
