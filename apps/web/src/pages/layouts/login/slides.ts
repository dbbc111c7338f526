import building from "./building.svg";
import mine from "./mine.svg";
import power from "./power.svg";

type Slide = { readonly name: "documents" | "people" | "projects"; readonly image: string };

/** Three slides of one shape (CD-055). From the first to the last, the sun rises. */
export const slides: readonly Slide[] = [
  { name: "documents", image: mine },
  { name: "people", image: power },
  { name: "projects", image: building },
];
