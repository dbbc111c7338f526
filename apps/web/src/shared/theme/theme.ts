import { createTheme } from "@mantine/core";
import { FocusKeepingButton } from "../ui/focus/focus-keeping-button.tsx";
import { night, petrol, stone } from "./palette.ts";

/**
 * Font sizes 12, 13, 14, 16 and 20 px, titles 24 px, controls 36 px, corner radius 5 px. The colours of surfaces and lines are in
 * tokens.css.
 */
export const theme = createTheme({
  colors: { petrol, gray: stone, dark: night },
  primaryColor: "petrol",
  primaryShade: { light: 6, dark: 5 },
  autoContrast: true,
  luminanceThreshold: 0.25,
  white: "#ffffff",
  black: "#191c1b",
  fontFamily: '"Hanken Grotesk Variable", "Hanken Fallback", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, monospace',
  fontSizes: { xs: "0.75rem", sm: "0.8125rem", md: "0.875rem", lg: "1rem", xl: "1.25rem" },
  fontWeights: { regular: "400", medium: "560", bold: "620" },
  lineHeights: { xs: "1.35", sm: "1.4", md: "1.45", lg: "1.5", xl: "1.3" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2.25rem" },
  radius: { xs: "3px", sm: "5px", md: "7px", lg: "10px", xl: "16px" },
  defaultRadius: "sm",
  headings: {
    fontWeight: "620",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "1.5rem", lineHeight: "1.2" },
      h2: { fontSize: "1.25rem", lineHeight: "1.3" },
      h3: { fontSize: "1rem", lineHeight: "1.35" },
    },
  },
  shadows: {
    xs: "none",
    sm: "0 1px 2px rgb(16 24 24 / 8%)",
    md: "0 6px 20px -6px rgb(16 24 24 / 18%)",
    xl: "0 18px 48px -12px rgb(16 24 24 / 28%)",
  },
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: "sm", component: FocusKeepingButton } },
    ActionIcon: { defaultProps: { variant: "subtle", color: "gray", size: 36, component: FocusKeepingButton } },
    TextInput: { defaultProps: { size: "sm" } },
    PasswordInput: { defaultProps: { size: "sm" } },
    Textarea: { defaultProps: { size: "sm" } },
    Select: { defaultProps: { size: "sm", checkIconPosition: "right" } },
    MultiSelect: { defaultProps: { size: "sm" } },
    Tooltip: { defaultProps: { openDelay: 350 } },
    Menu: { defaultProps: { shadow: "md", offset: 6, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: "md" } },
    Combobox: { defaultProps: { shadow: "md" } },
    Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: 12, highlightOnHover: true } },
    Drawer: { defaultProps: { position: "right", size: 460 } },
    DrawerHeader: { defaultProps: { role: "presentation" } },
    ModalHeader: { defaultProps: { role: "presentation" } },
    DrawerOverlay: { defaultProps: { backgroundOpacity: 0.35 } },
    ModalOverlay: { defaultProps: { backgroundOpacity: 0.35 } },
  },
});
