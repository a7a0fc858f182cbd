import completeWithTab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { tableArgument } from '../texts.ts'
import { addExamples } from './command.ts'

// biome-ignore format: one text a line
const texts = {
  summary: { en: 'print the completion script of a shell', ru: 'вывести сценарий автодополнения для оболочки' },
  description: { en: 'Print a script that completes commands and options on Tab in a shell.', ru: 'Вывести сценарий, который по клавише Tab дополняет команды и параметры в оболочке.' },
  argument: { en: '<shell>', ru: '<оболочка>' },
  shell: { en: 'the shell', ru: 'оболочка' },
}

/** The library's script for bash fails when it is loaded twice or without the package bash-completion. */
const bash = `_oklad() {
  local IFS=$'\\n' word="\${COMP_WORDS[COMP_CWORD]}" answer
  answer=$(oklad complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  COMPREPLY=($(compgen -W "$(sed '$d; s/\\t.*//' <<< "$answer")" -- "$word"))
  if [[ "\${answer##*:}" == 0 ]]; then
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}
complete -F _oklad oklad
`

/** What the last line of an answer tells the shell: whether it may offer files. */
const FILES = 0
const NO_FILES = 4

/** The commands below a command, with their paths. */
function* commandsBelow(parent: Command, above = ''): Generator<[path: string, Command]> {
  for (const command of parent.commands) {
    const path = `${above}${command.name()}`
    yield [path, command]
    yield* commandsBelow(command, `${path} `)
  }
}

/**
 * Adds `oklad completion <shell>`, which prints the script that completes commands, options, their values and files in
 * a shell. Call it last: it completes the commands that the program has already.
 */
export function addCompletionCommand(program: Command, context: CommandContext): void {
  const { say, stdout } = context
  const completed = completeWithTab(program, { completionCommandName: 'completion' })
  let directive = NO_FILES
  const offerFiles = () => {
    directive = FILES
  }
  // The library always forbids files.
  Object.defineProperty(completed, 'directive', {
    configurable: true,
    get: () => directive,
    set: () => {},
  })
  const name = say(tableArgument).slice(1, -1)
  for (const [path, { options, registeredArguments }] of commandsBelow(program)) {
    const found = completed.commands.get(path)
    for (const { flags, long } of options) {
      const option =
        /<(?:file|файл|folder|папка)>$/.test(flags) && found?.options.get(long?.slice(2) ?? '')
      if (option) option.handler = offerFiles
    }
    for (const argument of registeredArguments) {
      const table = argument.name() === name && found?.arguments.get(name)
      if (table) table.handler = offerFiles
    }
  }
  const command = program.commands.find((added) => added.name() === 'completion') as Command
  command.summary(say(texts.summary)).description(say(texts.description)).usage(say(texts.argument))
  command.action((shell: string) => {
    if (shell === 'bash') stdout.write(bash)
    else completed.setup('oklad', 'oklad', shell)
  })
  for (const argument of command.registeredArguments) {
    argument.description = say(texts.shell)
    argument.name = () => say(texts.argument).slice(1, -1)
  }
  addExamples(command, context, ['completion bash >> ~/.bashrc', 'completion zsh >> ~/.zshrc'])
}
