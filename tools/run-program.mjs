import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs a program to its end and answers with the code to end with. A request to stop is handed on and waited for; Ctrl-C is not,
 * because the terminal has sent it to the program as well. Waiting without looking (`spawnSync`) would keep both from arriving.
 */
export const runProgram = (command, args, options) =>
  new Promise((resolve, reject) => {
    const program = spawn(command, args, { stdio: "inherit", ...options });
    const handOn = (signal) => program.kill(signal);
    const leaveToTerminal = () => undefined;
    process.on("SIGTERM", handOn).on("SIGHUP", handOn).on("SIGINT", leaveToTerminal);
    program.once("error", reject);
    program.once("exit", (code, signal) => {
      process.off("SIGTERM", handOn).off("SIGHUP", handOn).off("SIGINT", leaveToTerminal);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
