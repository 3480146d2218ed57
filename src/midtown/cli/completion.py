"""Shell completion."""

from __future__ import annotations

import click


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the completion script of a shell.

    Put one of these into your shell's start-up file:

    \b
      eval "$(midtown completion bash)"
      eval "$(midtown completion zsh)"
      midtown completion fish | source
    """
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(context.find_root().command, {}, "midtown", "_MIDTOWN_COMPLETE").source())
