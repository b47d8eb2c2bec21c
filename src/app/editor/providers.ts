// Importing a provider registers it with Monaco, once for all editors.
import './code-action-provider.ts';
import './completion-provider.ts';
import './hover-provider.ts';
import './inlay-provider.ts';
import './keybindings.ts';
import './structure-providers.ts';
import './whole-input.ts';
import './xml-providers.ts';
