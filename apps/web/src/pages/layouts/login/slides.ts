import building from "./building.svg";
import mine from "./mine.svg";
import power from "./power.svg";

type Slide = { readonly name: "documents" | "people" | "projects"; readonly image: string };

/** Three slides with the same structure (CD-055). */
export const slides: readonly Slide[] = [
  { name: "documents", image: mine },
  { name: "people", image: power },
  { name: "projects", image: building },
];
