import { mount } from 'svelte';
import App from './App.svelte';
import './lib/tokens.css';
import './lib/base.css';
import { router } from './lib/router.svelte';
import { words } from './lib/words.svelte';

await words.begin();
router.begin();
mount(App, { target: document.getElementById('app')! });
