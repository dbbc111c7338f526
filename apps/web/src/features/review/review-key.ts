export const reviewKeys = ["1", "2", "3", "j", "k", "a", "r", "n", "u", "?"] as const;
export type ReviewKey = (typeof reviewKeys)[number];

type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  readonly target: EventTarget | null;
};

const typing = "input:not([type=checkbox]):not([type=radio]),textarea,select,[contenteditable],[role=combobox]";
/** What floats has keys of its own. */
const floating = "[role=dialog],[role=menu],[role=listbox]";

type Place = { readonly closest: (selector: string) => unknown };
const isPlace = (target: unknown): target is Place => typeof target === "object" && target !== null && "closest" in target;

/** Which key of the workbench was pressed: none while somebody types, asks something of what floats, or leans on a key. */
export const reviewKeyOf = ({ key, ctrlKey, metaKey, altKey, repeat, target }: Pressed): ReviewKey | null => {
  if (ctrlKey || metaKey || altKey || repeat) return null;
  if (isPlace(target) && (target.closest(typing) || target.closest(floating))) return null;
  return reviewKeys.find((one) => one === key) ?? null;
};
