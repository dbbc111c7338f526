import type { CSSVariablesResolver } from "@mantine/core";

/** Maps Mantine's colour variables to tokens.css, so that each colour is defined once. */
const byPurpose = {
  "--mantine-color-body": "var(--ed-surface)",
  "--mantine-color-text": "var(--ed-ink)",
  "--mantine-color-dimmed": "var(--ed-ink-quiet)",
  "--mantine-color-placeholder": "var(--ed-ink-quiet)",
  "--mantine-color-error": "var(--ed-bad)",
  "--mantine-color-anchor": "var(--ed-accent)",
  "--mantine-color-default": "var(--ed-surface)",
  "--mantine-color-default-hover": "var(--ed-hover)",
  "--mantine-color-default-color": "var(--ed-ink)",
  "--mantine-color-default-border": "var(--ed-line)",
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: byPurpose, dark: byPurpose });
