import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Badge",
  loading: "Loading the badge",
  none: "Only workers who are active in a project have a badge. Link the worker to a project to issue one.",
  project: "Project",
  projectSays: "The project's contractor chooses the fields, the color and the logo.",
  photo: "Badge photo",
  qr: "QR code of the badge of {{name}}",
  publicPage: "Open public page",
  paper: {
    label: "Paper",
    card: "Card",
    sheet: "A4 sheet",
    cardSays: "One page for each side, in the size of a credit card.",
    sheetSays: "Four badges per sheet, with cutting marks.",
  },
  print: {
    one: "Print",
    many: "Print badges",
    cancel: "Cancel",
    says_zero: "No one selected.",
    says_one: "The PDF will have the badge of {{count}} worker. Workers without a badge are left out.",
    says_other: "The PDF will have the badges of {{count}} workers. Workers without a badge are left out.",
    tooMany: "Select up to {{max}} workers at a time.",
    done_zero: "No badge to print.",
    done_one: "{{count}} badge ready to print.",
    done_other: "{{count}} badges ready to print.",
    left_zero: "No one was left out.",
    left_one: "{{count}} worker without a badge was left out.",
    left_other: "{{count}} workers without a badge were left out.",
  },
  reissue: {
    open: "Issue a new one",
    title: "Issue a new badge?",
    says: "The current code is revoked at once, and printed badges stop being valid in all projects. Print the new one afterwards.",
    cancel: "Cancel",
    confirm: "Issue a new badge",
    done: "New badge issued.",
  },
} satisfies Translated<typeof ptBr>;
