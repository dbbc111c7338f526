import { useRef } from "react";
import { offered } from "./fit-file.ts";

type Options = {
  readonly several?: boolean;
  /** Asks for the camera where there is one. */
  readonly camera?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
};

/** The browser's own way to choose files, behind a button of ours: `open` asks, and `field` has to stand somewhere on the page. */
export const useFileChoice = ({ several = false, camera = false, onChoose }: Options) => {
  const input = useRef<HTMLInputElement>(null);
  const field = (
    <input
      ref={input}
      type="file"
      hidden
      multiple={several}
      accept={camera ? "image/*" : offered}
      {...(camera && { capture: "environment" as const })}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file may be chosen once more.
        currentTarget.value = "";
        if (files.length > 0) onChoose(files);
      }}
    />
  );
  return { field, open: () => input.current?.click() };
};
