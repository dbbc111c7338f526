type SheetFault =
  | "import.file_broken"
  | "import.file_empty"
  | "import.file_too_large"
  | "import.too_many_lines"
  | "import.has_macros"
  | "import.needs_password";

/** The whole file cannot be read. The code is the refusal that the user sees. */
export class SheetFailure extends Error {
  readonly code: SheetFault;
  constructor(code: SheetFault, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
