import { useRef } from "react";
import { offered } from "./fit-file.ts";

type Options = {
  readonly several?: boolean;
  /** Opens the camera on devices that have one. */
  readonly camera?: boolean;
  /** Chooses a folder with all its files instead of single files. */
  readonly folder?: boolean;
  /** Types and extensions that the file chooser offers. */
  readonly accept?: string;
  readonly onChoose: (files: readonly File[]) => void;
};

/** File input behind a custom button: render `field` on the page, and call `open` to show the browser's file chooser. */
export const useFileChoice = ({ several = false, camera = false, folder = false, accept = offered, onChoose }: Options) => {
  const input = useRef<HTMLInputElement>(null);
  const field = (
    <input
      ref={input}
      type="file"
      hidden
      multiple={several}
      accept={camera ? "image/*" : accept}
      {...(camera && { capture: "environment" as const })}
      {...(folder && { webkitdirectory: "" })}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Reset, so that the same file can be selected again.
        currentTarget.value = "";
        if (files.length > 0) onChoose(files);
      }}
    />
  );
  return { field, open: () => input.current?.click() };
};
