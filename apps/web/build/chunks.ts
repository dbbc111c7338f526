const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"));

/**
 * Manual chunk groups: a few large files compress better than many small ones and need fewer round trips. Each group takes the listed
 * modules and their imports that no earlier group has. Modules of lazily loaded screens stay out, because they would be loaded twice.
 */
export const chunks = [
  { name: "entry", tags: ["$initial" as const], test: (id: string) => !/index\.html|src\/main\.tsx/.test(id), priority: 2 },
  {
    name: "sign-in",
    test: anyOf(
      "/features/sign-in/sign-in-form\\.tsx$|/pages/sign-in/sign-in-page\\.module\\.css",
      "/pages/layouts/(preferences\\.tsx$|login/login-layout\\.module\\.css)",
      "/shared/(ui/(brand/brand|page-title|refusal-note)|session/complete-sign-in)\\.tsx?$|/web/src/shared/(api|errors)/(?!text|explained-by|query|repeat|api-as|invalidate-area|.*\\.test)",
      "/core/esm/components/(Input|InputBase|TextInput|PasswordInput|ActionIcon|CloseButton|Button|UnstyledButton|Text|Stack|Anchor)/",
      "/react-router/dist/esm/link|createReactComponent|use-mantine-color-scheme|use-uncontrolled|Icon(AlertCircle|Chevron(Left|Right))\\.",
    ),
    priority: 1,
  },
  {
    name: "parts",
    test: anyOf(
      "/shared/session/use-session\\.ts$|/shared/loading/lazy-dialog",
      "/core/esm/components/(Group|NativeSelect|VisuallyHidden|Skeleton|SegmentedControl)/|/create-safe-context|/get-env",
      "/use-(merged-ref|media-query|callback-ref|click-outside|hotkeys|shallow-effect|timeout|mutation-observer)/",
      "/Icon(Plus|X|Arrow(Up|Down)|CircleOff|Search|Refresh|CircleCheck|ChevronDown|Adjustments|Filter|Building|Users|AlertTriangle|Selector)[^/]*\\.mjs$",
    ),
    priority: 1,
  },
  {
    name: "query",
    test: anyOf(
      "/@tanstack/(react-query|query-core)/",
      "/shared/(api/query-client|session/(account|companies/company-id-param|permissions|preferences|sign-out/sign-out))\\.ts$",
    ),
    priority: 1,
  },
  { name: "schemas", test: anyOf("/node_modules/zod/", "/contract/src/(list|route)\\.ts$"), priority: 1 },
  {
    name: "shell",
    test: anyOf(
      "/layouts/default/((top-bar|footer|bottom-bar|page-skeleton)\\.tsx$|default-layout\\.module\\.css)",
      "/shared/(session/use-first-load\\.ts$|theme/shell\\.css)",
    ),
    priority: 1,
  },
  {
    name: "lists",
    test: anyOf(
      "/web/src/shared/((list|format)/(?!.*\\.test)|loading/use-prefetch-when-idle)",
      "/web/src/shared/ui/(page-header|status-chip)",
    ),
    priority: 1,
  },
  {
    name: "forms",
    test: anyOf(
      "/core/esm/components/(Checkbox|InlineInput|Textarea)/|/use-debounced-value/|/textarea-autosize/",
      "/web/src/shared/(drafts/(?!stale-dialog|leave-guard|text|.*\\.test)|loading/(render-deferred|preloadable-component)|places/)",
      "/web/src/shared/(projects/project-query|suppliers/with-plan|ui/(panels/query-state-panel|page-back-link|stepper|use-single-flight)|api/(repeat-keys|invalidate-area))\\.|/contract/src/documents/",
      "/Icon(ArrowLeft|Barrier[^/]*|Check|GitCompare|Lock|Mail|Minus|Trash)\\.mjs$",
    ),
    priority: 1,
  },
  {
    name: "wizard",
    test: anyOf(
      "/features/project-wizard/(project-wizard|edit-wizard|dry-run-button)\\.tsx$",
      "/pages/projects/(create-project|project)-page\\.tsx$",
    ),
    priority: 0,
  },
  {
    name: "projects",
    test: /\/features\/projects\/(project-(toolbar|table|cards)|filters\/filter-chips|projects-queries)\.tsx?$/,
    priority: 1,
  },
];

/** Only a few files need a readable name. All others are listed in the entry chunk, so a hash of seven letters keeps the list small. */
export const nameOf = ({ name }: { readonly name: string }): string =>
  /^(entry|sign-in|query|schemas|parts|shell|lists|projects)$/.test(name) ? "assets/[name]-[hash].js" : "assets/[hash:7].js";
