// JavaScript, not TypeScript: this file of the package has no types.

// In place of the index of react-router-dom. Docusaurus chooses at run time between addresses that are paths and ones
// that are fragments (#/docs), and brings the code for both. This site's are paths.
export * from 'react-router-dom/esm/react-router-dom';
export {BrowserRouter as HashRouter} from 'react-router-dom/esm/react-router-dom';
