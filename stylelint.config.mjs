export default {
  extends: 'stylelint-config-standard',
  rules: {
    // Class names in CSS modules are in camelCase, as in Docusaurus.
    'selector-class-pattern': null,
    // Docusaurus's ids are in camelCase.
    'selector-id-pattern': null,
    // Rules are grouped by the part of the page, not ordered by specificity.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'property-disallowed-list': [
      ['margin-left', 'margin-right', 'padding-left', 'padding-right', 'border-left', 'border-right', 'left', 'right'],
      {message: 'Use the logical property (inline-start, inline-end).'},
    ],
  },
};
