import { useMutation } from "@tanstack/react-query";
import { preparePhoto } from "../../images/prepare-photo.ts";

/** Reads a chosen file and passes it on as a small JPEG. */
export const usePreparedPhoto = (onPhoto: (photo: Blob) => void) => {
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: preparePhoto, onSuccess: onPhoto, networkMode: "always" });
  return { prepare: (file: File) => mutate(file), isPreparing: isPending, error, reset };
};
