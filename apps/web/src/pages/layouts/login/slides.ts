import type { ComponentType } from "react";
import { BuildingScene } from "./building-scene.tsx";
import { MineScene } from "./mine-scene.tsx";
import { PowerScene } from "./power-scene.tsx";

type Slide = { readonly name: "documents" | "people" | "projects"; readonly Image: ComponentType<{ title: string }> };

/** Three slides of one shape (CD-055). From the first to the last, the sun rises. */
export const slides: readonly Slide[] = [
  { name: "documents", Image: MineScene },
  { name: "people", Image: PowerScene },
  { name: "projects", Image: BuildingScene },
];
