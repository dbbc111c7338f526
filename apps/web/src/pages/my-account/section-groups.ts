import type { AccountSection } from "@emdia/contract/web-paths.ts";

/** The sections of the account itself. All others belong to its companies. */
const ownSections: readonly AccountSection[] = ["dados-pessoais", "seguranca"];

type Group = { readonly name: "mine" | "company"; readonly sections: readonly AccountSection[] };

/** The sections in two groups, each in the order of the contract. */
export const sectionGroups = (sections: readonly AccountSection[]): readonly Group[] => [
  { name: "mine", sections: sections.filter((section) => ownSections.includes(section)) },
  { name: "company", sections: sections.filter((section) => !ownSections.includes(section)) },
];
