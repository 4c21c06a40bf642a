// Why: the original adds 0.6 kB of script to each page to watch the scroll position, and works only once React runs. It
// also precedes the content, outside any landmark. src/components/BackToTop follows the content.
export default function NoBackToTopButton(): null {
  return null;
}
