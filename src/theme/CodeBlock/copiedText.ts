const SESSION = /^(?:console|terminal|session|shell-?session|sh-session)$/;
const SHELL = /^(?:bash|sh|shell|text|txt|plain|plaintext)$/;
const PROMPT = '$ ';
const CONTINUED = '> ';

/** The commands of a session: lines after a prompt, and those that such a line runs on to. */
function commandsOf(session: string): string {
  const commands: string[] = [];
  let running = false;
  for (const line of session.split('\n')) {
    if (line.startsWith(PROMPT)) {
      commands.push(line.slice(PROMPT.length));
    } else if (running) {
      commands.push(line.startsWith(CONTINUED) ? line.slice(CONTINUED.length) : line);
    } else {
      continue;
    }
    running = line.endsWith('\\');
  }
  return commands.join('\n');
}

/**
 * What the copy button of a block takes: of a terminal's session the commands, without prompts and what they printed;
 * otherwise the code unchanged. A block of a shell's language that begins with a prompt is a session, too.
 */
export function copiedText(code: string, language: string): string {
  const begins = code.trimStart().startsWith(PROMPT);
  const session = SESSION.test(language) || (SHELL.test(language) && begins);
  return (session && commandsOf(code)) || code;
}
