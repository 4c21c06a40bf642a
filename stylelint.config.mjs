export default {
  extends: 'stylelint-config-standard',
  rules: {
    // CSS modules name classes in camelCase, as Docusaurus does.
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'property-disallowed-list': [
      ['margin-left', 'margin-right', 'padding-left', 'padding-right', 'border-left', 'border-right', 'left', 'right'],
      {message: 'Use the logical property (inline-start, inline-end).'},
    ],
  },
};
