import type { PermissionKey } from "@emdia/contract/permissions.ts";

/** Tabs of the training page, as the address names them (CD-021). */
export const trainingTabs = ["turma", "treinamento"] as const;
export type TrainingTab = (typeof trainingTabs)[number];

/** Required permission of each tab. */
export const tabPermissions = {
  turma: "see_training_class",
  treinamento: "see_training_class_config",
} as const satisfies { readonly [T in TrainingTab]: PermissionKey };

type Address = { readonly pathname: string; readonly aba: unknown };
type May = (permission: PermissionKey) => boolean;

/** The tab in the address: `?aba=turma`, or the last segment of the path. */
const tabOf = ({ pathname, aba }: Address): TrainingTab | undefined => {
  const segment = pathname.split("/").filter(Boolean).at(-1);
  return trainingTabs.find((tab) => tab === aba) ?? trainingTabs.find((tab) => tab === segment);
};

/** The tabs that the user may open, and the open one: that of the address, or the first. */
export const openTabs = (address: Address, may: May): { readonly offered: readonly TrainingTab[]; readonly open: TrainingTab } => {
  const offered = trainingTabs.filter((tab) => may(tabPermissions[tab]));
  const asked = tabOf(address);
  const open = offered.find((tab) => tab === asked) ?? offered[0] ?? asked ?? "turma";
  return { offered, open };
};
